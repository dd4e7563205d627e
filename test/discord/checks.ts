// Whether Discord would take a payload: its own schema, and the limits that the schema does not tell.
import {
  type APIButtonComponentWithCustomId,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord.js';
import { expect } from 'vitest';
import type { Payload } from '#discord/core/components';
import { toBody } from '#discord/core/send';
import { discordSchemas } from '#sandbox/validate/schema';

const schemas = discordSchemas();

type Node = { readonly type: ComponentType; readonly components?: readonly Node[]; readonly content?: string };

/** Every component of a payload, nested ones too. */
function nodesOf(shown: Payload): readonly Node[] {
  const found: Node[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      found.push(node);
      visit(node.components ?? []);
    }
  };
  visit(shown.components as readonly APIMessageTopLevelComponent[] as readonly Node[]);
  return found;
}

export const buttonsOf = (shown: Payload): readonly APIButtonComponentWithCustomId[] =>
  nodesOf(shown).filter((node) => node.type === ComponentType.Button && 'custom_id' in node) as never;
export const selectsOf = (shown: Payload): readonly APIStringSelectComponent[] =>
  nodesOf(shown).filter((node) => node.type === ComponentType.StringSelect) as never;
export const textOf = (shown: Payload): string =>
  nodesOf(shown)
    .flatMap((node) => node.content ?? [])
    .join('\n');

/** Fails unless Discord would take this as a new message and as an edit. */
export function expectPossible(shown: Payload): void {
  const image = { file: 'hand-0123456789ab.png', alt: 'x'.repeat(1024), data: Buffer.from('x') };
  for (const { body } of [toBody(shown), toBody(shown, [image])]) {
    expect(schemas.named('MessageCreateRequest', body)).toEqual([]);
    expect(schemas.named('MessageEditRequestPartial', body)).toEqual([]);
  }
  const nodes = nodesOf(shown);
  expect(nodes.length).toBeLessThanOrEqual(40);
  const texts = nodes.flatMap((node) => (node.type === ComponentType.TextDisplay ? [node.content ?? ''] : []));
  expect(texts.join('').length).toBeLessThanOrEqual(4000);
  for (const text of texts) expect(text.trim()).not.toBe('');
  for (const text of texts) expectHarmless(text);
  const ids = nodes.flatMap((node) => ('custom_id' in node ? [String(node.custom_id)] : []));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
  for (const node of nodes) {
    if (node.type === ComponentType.ActionRow) {
      const inner = node.components ?? [];
      const selects = inner.filter((one) => one.type === ComponentType.StringSelect).length;
      expect(inner.length).toBeGreaterThan(0);
      if (selects > 0) expect(inner.length).toBe(1);
      expect(inner.length).toBeLessThanOrEqual(5);
    }
  }
  for (const select of selectsOf(shown)) {
    expect(select.options.length).toBeGreaterThan(0);
    expect(select.options.length).toBeLessThanOrEqual(25);
    const { min_values: min = 1, max_values: max = 1 } = select;
    expect(min).toBeLessThanOrEqual(max);
    expect(max).toBeLessThanOrEqual(select.options.length);
    expect(select.options.filter((option) => option.default).length).toBeLessThanOrEqual(max);
    expect(new Set(select.options.map((option) => option.value)).size).toBe(select.options.length);
    for (const option of select.options) {
      expect(option.label.length).toBeGreaterThan(0);
      expect(option.label.length).toBeLessThanOrEqual(100);
      expect(option.value.length).toBeLessThanOrEqual(100);
      expect((option.description ?? '').length).toBeLessThanOrEqual(100);
    }
  }
  for (const button of buttonsOf(shown)) {
    expect((button.label ?? '').length).toBeLessThanOrEqual(80);
    expect((button.label ?? '').length + (button.emoji === undefined ? 0 : 1)).toBeGreaterThan(0);
  }
}

/** Fails if a text calls everybody, links under another name, hides something, or is no text at all. */
export function expectHarmless(text: string): void {
  // What stands in a fence is shown as it is.
  const live = text.replace(/```[\s\S]*?```/g, '').replace(/\\./gs, '');
  expect(live).not.toMatch(/\]\s*\(/);
  expect(live).not.toMatch(/@everyone|@here|\|\||<@&|<#(?!\d+>)/);
  expect(live).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/);
  expect(text).not.toContain('[object Object]');
}

/** Fails unless Discord would show this modal. */
export function expectPossibleModal(data: APIModalInteractionResponseCallbackData): void {
  expect(schemas.named('ModalInteractionCallbackRequest', { type: 9, data })).toEqual([]);
  expect(data.title.length).toBeLessThanOrEqual(45);
  expect(data.custom_id.length).toBeLessThanOrEqual(100);
  expect(data.components.length).toBeLessThanOrEqual(5);
}
