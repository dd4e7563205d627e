// A modal: the bot's form over one seat, checked as Discord checks it before it is sent.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Field, startOf, wrongWith } from './field.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { Markdown } from './text.js';
import { useView } from './view.js';

/** @import { PageField, PageInteraction } from '../page-api.ts' */
/** @import { FieldComponent } from './field.js' */

/** @typedef {{ readonly label: string, readonly description?: string | undefined, readonly component: FieldComponent }} Asked */

/**
 * The form that an interaction asked for. It keeps what was typed when sending fails.
 * @param {{ interaction: PageInteraction }} props
 */
export function Modal({ interaction }) {
  const { store, me } = useView();
  const modal = interaction.modal;
  const asked = (modal?.components ?? []).map(toAsked);
  const [fields, setFields] = useState(() =>
    asked.flatMap((one) => ('component' in one ? [startOf(one.component)] : [])),
  );
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState('');
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const id = useId();
  const close = () => store.closeModal(me);
  // Before it is painted: Escape, and what is typed, reach whoever has the focus.
  useLayoutEffect(() => {
    const first = /** @type {HTMLElement | null | undefined} */ (
      form.current?.querySelector('input, textarea, [role="combobox"]')
    );
    (first ?? form.current)?.focus();
  }, []);
  if (!modal) return null;

  /** @param {string} customId */
  const fieldOf = (customId) => fields.find((field) => field.customId === customId) ?? { customId };
  /** @param {PageField} field */
  const set = (field) => setFields((all) => all.map((one) => (one.customId === field.customId ? field : one)));
  const wrong = asked.some((one) => 'component' in one && wrongWith(one.component, fieldOf(one.component.custom_id)));

  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    setTried(true);
    if (wrong || sending) return;
    setSending(true);
    setError('');
    const failed = await store.interact(
      { person: me, do: 'submit', interaction: interaction.id, fields },
      { channel: interaction.channel },
    );
    setSending(false);
    if (!failed) return close();
    setError(failed);
    form.current?.focus();
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key === 'Escape') close();
    event.stopPropagation();
  };
  return html`<div class="modal-back" onPointerDown=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
    <form
      class="modal"
      role="dialog"
      aria-modal="true"
      aria-labelledby=${`${id}-title`}
      tabindex="-1"
      ref=${form}
      onSubmit=${submit}
      onKeyDown=${keys}
      novalidate
    >
      <header>
        <h2 id=${`${id}-title`}>${modal.title}</h2>
        <button type="button" class="close" aria-label="Close" onClick=${close}><${Icon} name="close" /></button>
      </header>
      <div class="modal-body">
        ${asked.map((one, i) =>
          'component' in one
            ? html`<${Field}
                key=${i}
                label=${one.label}
                description=${one.description}
                component=${one.component}
                field=${fieldOf(one.component.custom_id)}
                set=${set}
                problem=${tried ? wrongWith(one.component, fieldOf(one.component.custom_id)) : undefined}
              />`
            : html`<${Markdown} key=${i} text=${one.text} />`,
        )}
        ${error && html`<div class="modal-error" role="alert">${error}</div>`}
      </div>
      <footer>
        <button type="button" class="button secondary" onClick=${close}>Cancel</button>
        <button type="submit" class="button primary" disabled=${sending} aria-busy=${sending}>
          ${sending ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : ''}<span>Submit</span>
        </button>
      </footer>
    </form>
  </div>`;
}

/**
 * A component of a modal as what it asks: labelled fields, old rows with one input, or text to read.
 * @param {import('discord.js').APIModalInteractionResponseCallbackComponent} component
 * @returns {Asked | { readonly text: string }}
 */
function toAsked(component) {
  if (component.type === 18) return component;
  if (component.type === 10) return { text: component.content };
  const [input] = component.components;
  return input ? { label: input.label ?? '', component: input } : { text: '' };
}
