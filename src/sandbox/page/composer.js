// The box at the foot of a channel: plain messages, and slash commands with everything they can be completed by.
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { completes, fitting, readLine, runnable, toOptions } from './command-line.js';
import { readFile } from './field.js';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { Refused } from './server.js';
import { offerFor, offerMention, withMentions } from './suggest.js';
import { useView } from './view.js';

/** @import { PageFile, PageMessage } from '../page-api.ts' */
/** @import { Line } from './command-line.js' */
/** @import { Offer, Suggestion } from './suggest.js' */

const longest = 2000;

/**
 * The message box. Enter sends or runs, Tab completes, the arrows move in what is offered, Escape puts it away.
 * @param {{ replyTo: PageMessage | undefined, stopReply: () => void }} props
 */
export function Composer({ replyTo, stopReply }) {
  const { store, seat, me, channel, guild } = useView();
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState(0);
  const [away, setAway] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const offered = useRef(/** @type {Map<string, Map<string, string | number>>} */ (new Map()));
  const files = useRef(/** @type {Map<string, PageFile>} */ (new Map()));
  const picker = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** The line that waits for a file to be picked. */
  const wanting = useRef(/** @type {Suggestion | undefined} */ (undefined));
  const id = useId();
  /** Where the caret goes once the text written for somebody is in the box. */
  const place = useRef(/** @type {number | undefined} */ (undefined));

  const commands = useMemo(
    () => runnable(seat.world.commands, channel.guildId),
    [seat.world.commands, channel.guildId],
  );
  const names = {
    people: seat.world.people.filter((person) => guild === undefined || person.guildIds.includes(guild.id)),
    channels: seat.world.channels,
    guild,
    known: (/** @type {string} */ option) => offered.current.get(option) ?? new Map(),
    file: (/** @type {string} */ option) => files.current.get(option),
  };
  const line = readLine(text, caret, commands, names);
  const completions = useCompletions(line, names, offered.current);
  const offer = away
    ? undefined
    : line
      ? offerFor(text, line, commands, names, completions)
      : offerMention(text, caret, names);
  const at = Math.min(marked, (offer?.items.length ?? 1) - 1);

  /**
   * @param {string} next
   * @param {number} to
   */
  const write = (next, to) => {
    setText(next);
    setCaret(to);
    setMarked(0);
    setAway(false);
    setProblem('');
    place.current = to;
  };
  /** @param {Suggestion | undefined} item */
  const take = (item) => {
    if (item?.file) {
      wanting.current = item;
      picker.current?.click();
      return;
    }
    if (item) write(item.text, item.caret);
    box.current?.focus();
  };
  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  const picked = async (event) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    const item = wanting.current;
    if (!file || !item?.file) return;
    const given = await readFile(file);
    // The same file may be picked again after a change.
    input.value = '';
    files.current.set(item.file, given);
    const before = `${item.text.slice(0, item.caret)}${given.name} `;
    write(`${before}${item.text.slice(item.caret).trimStart()}`, before.length);
    box.current?.focus();
  };
  const clear = () => {
    write('', 0);
    offered.current.clear();
    files.current.clear();
    stopReply();
  };

  const submit = async () => {
    const content = text.trim();
    if (content === '') return;
    if (line?.stage === 'options') {
      if (!line.at && line.query !== '')
        return setProblem(`“${line.query}” is neither an option of /${line.command.path} nor one of its values.`);
      const given = toOptions(line.command, line.args, names);
      if ('problem' in given) {
        setProblem(`${given.option}: ${given.problem}`);
        const missing = !line.args.some((arg) => arg.option.name === given.option);
        const next = `${text.trimEnd()} ${given.option}:`;
        if (missing) {
          write(next, next.length);
          setProblem(`${given.option}: ${given.problem}`);
        }
        return;
      }
      clear();
      await store.interact(
        { person: me, do: 'command', channel: channel.id, command: line.command.id, options: given.options },
        { channel: channel.id, commandName: line.command.path },
      );
      return;
    }
    if (
      line &&
      commands.length > 0 &&
      fitting(
        commands.map(({ path }) => ({ label: path })),
        line.query,
      ).length === 0
    )
      return setProblem(`There is no command ${content.split(' ')[0]} here.`);
    const plain = withMentions(content, names);
    clear();
    await store.say(me, channel.id, plain, replyTo?.id).catch((reason) => {
      setText(content);
      setProblem(reason instanceof Refused ? reason.message : String(reason));
    });
  };

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const items = offer?.items ?? [];
    if (event.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const exact = line?.stage === 'name' && commands.find(({ path }) => path === line.query);
      if (exact && !exact.options.some((option) => option.required)) void run(exact.path);
      else if (offer?.picks && items[at]) take(items[at]);
      else void submit();
    } else if (event.key === 'Tab' && items[at]) {
      event.preventDefault();
      take(items[at]);
    } else if (event.key === 'ArrowDown' && items.length > 0) {
      event.preventDefault();
      setMarked((at + 1) % items.length);
    } else if (event.key === 'ArrowUp' && items.length > 0) {
      event.preventDefault();
      setMarked((at + items.length - 1) % items.length);
    } else if (event.key === 'Escape') {
      if (offer) setAway(true);
      else stopReply();
    }
  };
  /** @param {string} path a command that needs no options */
  const run = async (path) => {
    const command = commands.find((one) => one.path === path);
    const given = command && toOptions(command, [], names);
    if (!command || !given || 'problem' in given) return;
    clear();
    await store.interact(
      { person: me, do: 'command', channel: channel.id, command: command.id, options: given.options },
      { channel: channel.id, commandName: command.path },
    );
  };
  const moved = () => setCaret(box.current?.selectionStart ?? 0);

  useLayoutEffect(() => {
    // The box grows with its text.
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
    // Set before the next key can come, or it would land at the wrong place.
    if (place.current !== undefined) box.current.setSelectionRange(place.current, place.current);
    place.current = undefined;
  }, [text]);

  const where =
    channel.kind === 'dm' ? `@${channel.name}` : channel.kind === 'text' ? `#${channel.name}` : channel.name;
  return html`<div class="composer">
    ${offer && html`<${OfferList} key="offer" id=${id} offer=${offer} at=${at} take=${take} mark=${setMarked} />`}
    ${problem && html`<div key="problem" class="composer-problem" role="alert">${problem}</div>`}
    ${
      replyTo &&
      html`<div key="reply" class="replying">
        Replying to <b>${replyTo.author.global_name ?? replyTo.author.username}</b>
        <button type="button" class="quiet" aria-label="Stop replying" onClick=${stopReply}><${Icon} name="close" size=${14} /></button>
      </div>`
    }
    <input key="picker" type="file" class="composer-file" ref=${picker} tabindex="-1" aria-hidden="true" onChange=${picked} />
    <div key="box" class=${classes('composer-box', line?.stage === 'options' && 'as-command')}>
      <div class="composer-paint" aria-hidden="true">${paint(text, line)}${'\u200b'}</div>
      <textarea
        ref=${box}
        rows="1"
        aria-label="Message"
        aria-expanded=${offer !== undefined}
        aria-controls=${`${id}-offer`}
        aria-activedescendant=${offer?.items[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder=${channel.canSend ? `Message ${where}` : 'You may not write here. Commands still work: type /'}
        maxlength=${longest}
        spellcheck=${false}
        autocomplete="off"
        value=${text}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLTextAreaElement }} */ event) => {
          setText(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
          setMarked(0);
          setAway(false);
          setProblem('');
        }}
        onKeyDown=${keys}
        onKeyUp=${moved}
        onClick=${moved}
        onBlur=${() => setAway(true)}
        onFocus=${() => setAway(false)}
      ></textarea>
    </div>
  </div>`;
}

/**
 * Asks the bot for values as its option is typed. Undefined while the answer is on its way.
 * @param {Line | undefined} line
 * @param {import('./command-line.js').Names} names
 * @param {Map<string, Map<string, string | number>>} offered everything offered so far, by option
 */
function useCompletions(line, names, offered) {
  const { store, me, channel } = useView();
  const [answer, setAnswer] = useState(
    /** @type {{ key: string, choices: readonly { name: string, value: string | number }[] } | undefined} */ (
      undefined
    ),
  );
  const asking = line?.stage === 'options' && line.at && completes(line.at.option) ? line : undefined;
  const option = asking?.at?.option.name ?? '';
  const key = asking
    ? `${asking.command.path} ${asking.args.map((arg) => `${arg.option.name}:${arg.text}`).join(' ')} ${option}`
    : '';
  useEffect(() => {
    if (!asking) return;
    let current = true;
    const given = toOptions(asking.command, asking.args, names, option);
    const ask = async () => {
      if (!('options' in given)) return;
      const choices = await store.complete({
        person: me,
        do: 'autocomplete',
        channel: channel.id,
        command: asking.command.id,
        options: given.options,
      });
      if (!current) return;
      const known = offered.get(option) ?? new Map();
      for (const choice of choices) known.set(choice.name, choice.value);
      offered.set(option, known);
      setAnswer({ key, choices });
    };
    // A short wait, so that fast typing asks once.
    const timer = setTimeout(() => void ask(), 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  return answer?.key === key ? answer.choices : undefined;
}

/**
 * The text again, behind the box's own, with the command and its options marked.
 * @param {string} text
 * @param {Line | undefined} line
 */
function paint(text, line) {
  if (line?.stage !== 'options') return text;
  /** @type {unknown[]} */
  const parts = [];
  let from = line.command.path.length + 1;
  parts.push(html`<span class="paint-command">${text.slice(0, from)}</span>`);
  for (const arg of line.args) {
    parts.push(text.slice(from, arg.head));
    parts.push(html`<span class="paint-name">${text.slice(arg.head, arg.from)}</span>`);
    parts.push(html`<span class="paint-value">${text.slice(arg.from, arg.to)}</span>`);
    from = arg.to;
  }
  return [...parts, text.slice(from)];
}

/**
 * @param {{ id: string, offer: Offer, at: number, take: (item: Suggestion) => void, mark: (i: number) => void }} props
 */
function OfferList({ id, offer, at, take, mark }) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return html`<div class="offer">
    <div class="offer-head"><b>${offer.title}</b>${offer.note && html` <span>${offer.note}</span>`}</div>
    <div role="listbox" aria-label=${offer.title} id=${`${id}-offer`} ref=${list}>
      ${offer.items.map(
        (item, i) => html`<div
          key=${item.key}
          id=${`${id}-${i}`}
          role="option"
          aria-selected=${i === at}
          aria-label=${item.label}
          class="offer-item"
          onPointerDown=${(/** @type {Event} */ event) => {
            // The box keeps the caret.
            event.preventDefault();
          }}
          onClick=${() => take(item)}
          onPointerMove=${() => mark(i)}
        >
          ${item.color && html`<i class="offer-disc" style=${`background:${item.color}`}></i>`}
          <span class="offer-label">${item.label}</span>
          ${item.hint && html`<span class=${classes('offer-hint', item.hint === 'required' && 'required')}>${item.hint}</span>`}
          ${item.detail && html`<span class="offer-detail">${item.detail}</span>`}
        </div>`,
      )}
    </div>
  </div>`;
}
