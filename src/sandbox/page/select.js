// A select menu: a list to choose from, for strings, people, roles and channels; several at once where it allows that.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Avatar } from './avatar.js';
import { fitting } from './command-line.js';
import { emojiText } from './components.js';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { useOutside, useView } from './view.js';

/** @import { APISelectMenuComponent } from 'discord.js' */
/** @import { View } from './view.js' */

/**
 * @typedef {{ readonly value: string, readonly label: string, readonly detail?: string | undefined, readonly emoji?: string | undefined,
 *   readonly color?: string | undefined, readonly disc?: boolean }} Option
 */

/**
 * A select menu. One that takes a single value hands it over at once; one that takes several does at its closing. `commit`
 * is called while choosing as well where every change counts at once, as in a modal.
 * @param {{ select: APISelectMenuComponent, busy?: boolean, live?: boolean, labelledBy?: string,
 *   choose: (values: readonly string[]) => void }} props
 */
export function Select({ select, busy = false, live = false, labelledBy, choose }) {
  const view = useView();
  const options = optionsOf(select, view);
  const before = defaults(select);
  const [chosen, setChosen] = useState(before);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const id = useId();
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  const many = max > 1 || min === 0;
  const shown = query === '' ? options : fitting(options, query);
  const handed = useRef(before);

  /** @param {readonly string[]} values */
  const hand = (values) => {
    if (same(values, handed.current)) return;
    handed.current = values;
    choose(values);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
    if (!many || live) return;
    if (chosen.length >= min) hand(chosen);
    else setChosen(handed.current);
  };
  useOutside(box, open, close);
  const list = usePlaced(box, open);
  useEffect(() => {
    if (open) box.current?.querySelector('[data-at="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open, at]);

  /** @param {Option} option */
  const toggle = (option) => {
    const has = chosen.includes(option.value);
    const next = !many
      ? [option.value]
      : has
        ? chosen.filter((value) => value !== option.value)
        : max === 1
          ? [option.value]
          : [...chosen, option.value];
    if (next.length > max) return;
    setChosen(next);
    if (live) hand(next);
    if (many && max > 1) return;
    setOpen(false);
    setQuery('');
    if (!live) {
      // Choosing what is chosen already counts as a choice of its own.
      handed.current = next;
      choose(next);
    }
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const option = shown[at];
    if (!open && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) setOpen(true);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'ArrowDown') setAt(Math.min(shown.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (open && option && (event.key === 'Enter' || (event.key === ' ' && select.type === 3))) toggle(option);
    else if (event.key === 'Tab' && open) return close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const picked = chosen.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const placeholder = select.placeholder ?? (many ? 'Make some selections' : 'Make a selection');
  return html`<div class=${classes('select', open && 'open', busy && 'busy')} ref=${box} onKeyDown=${keys}>
    <button
      type="button"
      role="combobox"
      class="select-box"
      aria-label=${labelledBy ? undefined : placeholder}
      aria-labelledby=${labelledBy}
      aria-expanded=${open}
      aria-controls=${`${id}-list`}
      aria-haspopup="listbox"
      disabled=${select.disabled === true || busy}
      onClick=${() => (open ? close() : setOpen(true))}
    >
      <span class="select-value">
        ${picked.length === 0 && html`<span class="placeholder">${placeholder}</span>`}
        ${picked.map((option) => html`<${Picked} key=${option.value} option=${option} many=${max > 1} />`)}
      </span>
      ${busy ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : html`<${Icon} name="down" size=${20} />`}
    </button>
    ${
      open &&
      html`<div class="select-list" popover="manual" ref=${list}>
        ${
          select.type !== 3 &&
          html`<input
            class="select-search"
            aria-label="Search"
            placeholder="Search"
            value=${query}
            ref=${focusOnce}
            onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => {
              setQuery(event.currentTarget.value);
              setAt(0);
            }}
          />`
        }
        <div role="listbox" id=${`${id}-list`} aria-label=${placeholder} aria-multiselectable=${max > 1}>
          ${shown.map(
            (option, i) =>
              html`<${Row}
                key=${option.value}
                option=${option}
                at=${i === at}
                selected=${chosen.includes(option.value)}
                many=${max > 1}
                full=${max > 1 && chosen.length >= max && !chosen.includes(option.value)}
                toggle=${() => toggle(option)}
                hover=${() => setAt(i)}
              />`,
          )}
          ${shown.length === 0 && html`<div class="select-none">No results</div>`}
        </div>
        ${max > 1 && html`<${Foot} count=${chosen.length} min=${min} max=${max} live=${live} close=${close} />`}
      </div>`
    }
  </div>`;
}

/** @param {{ option: Option, many: boolean }} props */
function Picked({ option, many }) {
  return html`<span class=${classes('picked', many && 'chip')}>
    ${option.disc && html`<${Avatar} name=${option.label} color=${option.color ?? '#5865f2'} size=${20} />`}
    ${option.emoji && html`<span class="button-emoji" aria-hidden="true">${option.emoji}</span>`}${option.label}
  </span>`;
}

/**
 * @param {{ option: Option, at: boolean, selected: boolean, many: boolean, full: boolean, toggle: () => void, hover: () => void }} props
 */
function Row({ option, at, selected, many, full, toggle, hover }) {
  return html`<div
    role="option"
    class=${classes('option', at && 'at', full && 'full')}
    data-at=${at}
    aria-selected=${selected}
    aria-disabled=${full}
    aria-label=${option.label}
    aria-description=${option.detail}
    onClick=${toggle}
    onPointerMove=${hover}
  >
    ${option.disc && html`<${Avatar} name=${option.label} color=${option.color ?? '#5865f2'} size=${24} />`}
    ${option.emoji && html`<span class="option-emoji">${option.emoji}</span>`}
    <span class="option-text">
      <span class="option-label" style=${!option.disc && option.color ? `color:${option.color}` : ''}>${option.label}</span>
      ${option.detail && html`<span class="option-detail">${option.detail}</span>`}
    </span>
    ${many ? html`<span class=${classes('check', selected && 'on')}>${selected ? '✓' : ''}</span>` : selected && html`<span class="check dot">✓</span>`}
  </div>`;
}

/** @param {{ count: number, min: number, max: number, live: boolean, close: () => void }} props */
function Foot({ count, min, max, live, close }) {
  const range = min === max ? `${max}` : `${min} to ${max}`;
  return html`<div class="select-foot">
    <span>${count} of ${range} chosen</span>
    <button type="button" class="button primary small" disabled=${count < min} onClick=${close}>
      ${live ? 'Close' : 'Done'}
    </button>
  </div>`;
}

/**
 * Keeps the open list at its box but above everything, so that no edge of a scrolled list cuts it off: below where there
 * is room, else above.
 * @param {{ readonly current: HTMLElement | null }} box
 * @param {boolean} open
 */
function usePlaced(box, open) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const at = box.current?.getBoundingClientRect();
      const it = list.current;
      if (!at || !it) return;
      const below = innerHeight - at.bottom;
      const up = below < Math.min(it.scrollHeight, 340) + 8 && at.top > below;
      it.style.cssText = `left:${at.left}px;width:${at.width}px;${up ? `bottom:${innerHeight - at.top + 4}px` : `top:${at.bottom + 4}px`}`;
    };
    list.current?.showPopover();
    place();
    document.addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [open]);
  return list;
}

/** @param {HTMLInputElement | null} input */
function focusOnce(input) {
  if (input && document.activeElement !== input) input.focus();
}

/**
 * @param {APISelectMenuComponent} select
 * @param {View} view
 * @returns {readonly Option[]}
 */
function optionsOf(select, { seat, guild, channel }) {
  const people = () =>
    seat.world.people
      .filter((person) => guild === undefined || person.guildIds.includes(guild.id))
      .map(({ id, displayName, username, color }) => ({
        value: id,
        label: displayName,
        detail: username,
        color,
        disc: true,
      }));
  const roles = () => (guild?.roles ?? []).map(({ id, name, color }) => ({ value: id, label: `@${name}`, color }));
  switch (select.type) {
    case 3:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        detail: description,
        emoji: emoji && emojiText(emoji),
      }));
    case 5:
      return people();
    case 6:
      return roles();
    case 7:
      return [...people(), ...roles()];
    case 8:
      return seat.world.channels
        .filter((one) => one.guildId === channel.guildId)
        .map(({ id, name }) => ({ value: id, label: `#${name}` }));
    default:
      return /** @type {never} */ (select);
  }
}

/**
 * @param {APISelectMenuComponent} select
 * @returns {readonly string[]}
 */
export const defaults = (select) =>
  select.type === 3
    ? select.options.filter((option) => option.default).map((option) => option.value)
    : (select.default_values ?? []).map((value) => value.id);

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
const same = (a, b) => a.length === b.length && a.every((value) => b.includes(value));
