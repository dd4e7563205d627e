/** The program's log: JSON lines without secrets, whatever error is logged, each with the piece of work that it belongs to. */
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { withoutCredentials } from '#config';
import { logContext } from '#core/log-context';
import { inSources } from '#core/source-lines';

/** The fields of an error that are logged. Errors of Discord's API carry the whole request too: tokens, hands, messages. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  readonly cause?: LoggedError;
};

/** Ids in a path are kept; the secret that follows the id of an interaction or a webhook is not. */
const secretInPath = /((?:interactions|webhooks)\/\d{1,20}\/)[^/?#\s"']{1,400}/g;
/** How deep a chain of causes is logged. */
const MAX_CAUSES = 4;

/** Creates the log. `to`: where lines go; standard output by default. */
export function createLog(level: LoggerOptions['level'], to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: level ?? 'info',
    mixin: logContext,
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redacted(String(error)) };
  const { code, status, method, url } = error as Error & { readonly [field: string]: unknown };
  return {
    type: error.constructor.name,
    message: told(error.message),
    stack: error.stack && told(error.stack),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof url === 'string' ? { url: redacted(url) } : {}),
    ...(error.cause === undefined || depth === MAX_CAUSES ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** A text of an error's for whoever reads the log: without secrets, and with places in the sources. */
const told = (text: string): string => inSources(redacted(text));

function redacted(text: string): string {
  return withoutCredentials(text.replace(secretInPath, '$1…'));
}
