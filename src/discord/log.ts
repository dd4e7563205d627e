/** The program's log: JSON lines that hold no secret of anybody, whatever error is written down. */
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** What is written of an error. Errors of Discord's API carry the whole request as well: tokens, hands, messages. */
type Written = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  readonly cause?: Written;
};

/** Ids in a path are kept; the secret that follows the id of an interaction or a webhook is not. */
const secretInPath = /((?:interactions|webhooks)\/\d{1,20}\/)[^/?#\s"']{1,400}/g;
/** Errors within errors that are written down. */
const deepest = 4;

/** Makes the log. `to`: standard output if left out. */
export function createLog(level: LoggerOptions['level'], to?: DestinationStream): Logger {
  const options: LoggerOptions = { level: level ?? 'info', serializers: { err: (error: unknown) => written(error) } };
  return to === undefined ? pino(options) : pino(options, to);
}

function written(error: unknown, depth = 0): Written {
  if (!(error instanceof Error)) return { type: typeof error, message: redacted(String(error)) };
  const { code, status, method, url } = error as Error & { readonly [field: string]: unknown };
  return {
    type: error.constructor.name,
    message: redacted(error.message),
    stack: error.stack && redacted(error.stack),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof url === 'string' ? { url: redacted(url) } : {}),
    ...(error.cause === undefined || depth === deepest ? {} : { cause: written(error.cause, depth + 1) }),
  };
}

function redacted(text: string): string {
  return text.replace(secretInPath, '$1…');
}
