/** Presses on the panel: each leads to another half-made answer, and a whole one goes to the table. */
import type { Ask } from '#kernel/ask';
import { isRefusal, type Look } from '#table/types';
import type { App } from '../app.ts';
import { faultOf } from '../faults.ts';
import { plainName } from '../limits.ts';
import { modal } from '../present/components.ts';
import { type Draft, EMPTY, readDraft, walk, writeDraft } from '../present/draft.ts';
import { askId, askKey } from '../present/ids.ts';
import { choose, chooseVerb, type, typing } from '../present/moves.ts';
import { openAsk, type PanelInput, panel, submits } from '../present/panel.ts';
import { plainNames } from '../present/people.ts';
import type { Reply } from '../reply.ts';
import { explained, type PressContext, refuse } from './context.ts';

/** How long a message waits for its picture, ms. */
const PICTURE_BUDGET = 150;

type Extras = {
  readonly draft?: Draft;
  readonly note?: string | undefined;
  readonly happened?: Look['since'];
  /** Pictures that the message to be changed shows already. */
  readonly pictures?: readonly string[];
};

/** Shows a person's panel: in place of the pressed message (`update`) or as a new private one (`whisper`). */
export async function showPanel(
  app: App,
  reply: Reply,
  look: Look,
  how: 'update' | 'whisper',
  extras: Extras = {},
): Promise<void> {
  const { confirm } = await app.tables.settings(reply.user);
  const input: PanelInput = {
    look,
    say: reply.say,
    confirm,
    draft: extras.draft,
    note: extras.note,
    happened: extras.happened,
  };
  const drawing =
    look.seat === undefined
      ? undefined
      : app.images.draw('hand', look.game.scenes.hand(look.view, plainNames(look.names)));
  if (drawing === undefined) {
    await reply[how](panel(input));
    return;
  }
  const drawn = await drawing.within(PICTURE_BUDGET);
  if (drawn !== undefined && how === 'update' && extras.pictures?.includes(drawn.file) === true) {
    // The message has this picture already: it stays where it is, and nothing is uploaded again.
    try {
      await reply.update(panel({ ...input, picture: drawn }));
      return;
    } catch (error) {
      if (faultOf(error) !== 'wrong') throw error;
    }
  }
  if (drawn !== undefined) {
    await reply[how](panel({ ...input, picture: drawn }), [drawn]);
    return;
  }
  const shown = await reply[how](panel(input));
  const late = await drawing.ready;
  if (late !== undefined) await shown.amend(panel({ ...input, picture: late }), [late]);
}

/** `My hand & moves`: the panel as a new private message; for those without a seat, whom the table waits for. */
export async function openPanel(app: App, reply: Reply, table: string): Promise<void> {
  const look = await app.tables.look(table, reply.user);
  if (isRefusal(look)) return refuse(app, reply, look);
  await showPanel(app, reply, look, 'whisper');
}

/** Every press on the panel's controls. */
export async function panelPress(ctx: PressContext): Promise<void> {
  const { app, reply, press } = ctx;
  const look = await app.tables.look(press.table, reply.user);
  if (isRefusal(look)) return refuse(app, reply, look);
  const show = (extras: Extras) => showPanel(app, reply, look, 'update', { ...extras, pictures: ctx.pictures });
  if (press.verb === 'refresh') return show({});
  const ask = openAsk(look);
  if (look.seat === undefined || ask === undefined || askKey(ask) !== press.ask) {
    return show({ note: reply.say('panel.moved') });
  }
  if (press.verb === 'until') return until(ctx, press.arg);
  if (press.verb === 'change') return show({ draft: EMPTY });
  const draft = readDraft(press.arg);
  if (draft === undefined) return show({ note: reply.say('panel.moved') });
  if (press.verb === 'type') return askForNumbers(ctx, look, ask, draft);
  const next = nextDraft(ctx, ask, draft);
  if (next === undefined) return show({ draft, note: reply.say('panel.moved') });
  if ('wrong' in next) {
    return show({ draft, note: reply.say('panel.wrongNumber', { min: next.min, max: next.max }) });
  }
  const { confirm } = await app.tables.settings(reply.user);
  // "Back" and pages never submit, whatever they say.
  const still = press.verb === 'back' || press.verb === 'page';
  const answer = still ? undefined : submits(ask, next, confirm && press.verb !== 'yes');
  if (answer === undefined) return show({ draft: next });
  await moved(ctx, await app.tables.submit(press.table, reply.user, { ask: ask.id, answer, rev: press.rev }));
}

function nextDraft(ctx: PressContext, ask: Ask, draft: Draft): ReturnType<typeof type> {
  switch (ctx.press.verb) {
    case 'pick':
      return choose(ask, draft, ctx.values);
    case 'verb':
      return chooseVerb(draft, ctx.values);
    case 'typed':
      return type(ask, draft, new Map([...ctx.fields].map(([field, text]) => [Number.parseInt(field, 36) || 0, text])));
    default:
      return draft;
  }
}

/** Shows what a move has led to, in place of the panel that made it. */
async function moved(ctx: PressContext, result: Awaited<ReturnType<App['tables']['submit']>>): Promise<void> {
  const { app, reply, press, pictures } = ctx;
  if (!isRefusal(result)) {
    await showPanel(app, reply, result.look, 'update', { happened: result.happened, pictures });
    return;
  }
  // Not taken: say why, with the table as it stands now.
  const look = await app.tables.look(press.table, reply.user);
  if (isRefusal(look)) return refuse(app, reply, result);
  await showPanel(app, reply, look, 'update', { note: explained(app, result, look.game), pictures });
}

/** Passing more than once: until the own turn, until one is concerned, or no longer. */
async function until(ctx: PressContext, what: string): Promise<void> {
  const wanted = what === 'turn' || what === 'targeted' || isSpan(what) ? what : undefined;
  await moved(ctx, await ctx.app.tables.setAutopilot(ctx.press.table, ctx.reply.user, { until: wanted }));
}

const isSpan = (what: string): what is `span:${string}` => /^span:\w{1,20}$/.test(what);

/** The same from elsewhere than the panel. */
export async function untilPress(ctx: PressContext): Promise<void> {
  if (ctx.press.ask !== '') return panelPress(ctx);
  await until(ctx, ctx.press.arg);
}

async function askForNumbers(ctx: PressContext, look: Look, ask: Ask, draft: Draft): Promise<void> {
  const { reply, press, app } = ctx;
  const wanted = typing(ask, draft);
  const stay = () => showPanel(app, reply, look, 'update', { draft, note: reply.say('error.again') });
  if (wanted === undefined) return stay();
  const id = askId(press.table, press.rev, press.ask, 'typed', writeDraft(draft));
  const at = walk(ask, draft);
  const prompt = at.kind === 'open' ? at.question.prompt : undefined;
  const title =
    prompt === undefined
      ? reply.say('panel.typeTitle')
      : look.game.words.message(look.view, prompt, plainNames(look.names));
  const shown =
    wanted.kind === 'number'
      ? modal(id, title, [
          { id: '0', label: reply.say('panel.typeLabel', { min: wanted.min, max: wanted.max }), max: 10 },
        ])
      : modal(
          id,
          title,
          wanted.options.map(({ index, option }) => ({
            id: index.toString(36),
            label: reply.say.plain('panel.typeAmountLabel', {
              name: plainName(look.game.words.option(look.view, option, plainNames(look.names)).label),
              most: wanted.most,
            }),
            description: reply.say('panel.typeTotal', { total: wanted.total }),
            required: false,
            max: 10,
          })),
        );
  if (!(await reply.modal(shown))) await stay();
}
