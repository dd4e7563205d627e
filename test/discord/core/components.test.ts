// What the helpers for components send, to the letter: messages in channels must not change when the way they are built does.
import { expect, test } from 'vitest';
import {
  box,
  button,
  divider,
  file,
  line,
  link,
  modal,
  payload,
  picture,
  row,
  rows,
  select,
  text,
} from '#discord/core/components';

const sent = (...blocks: Parameters<typeof payload>[0]) => payload(blocks).components;

test('a box has its colour, its texts, a line, pictures and files in their order', () => {
  const image = { file: 'hand-0123456789ab.png', alt: 'Two cards' };
  expect(sent(box([text('**Hi**'), divider(), picture(image), file('deck.txt')], 0x5b7fa6))).toEqual([
    {
      type: 17,
      accent_color: 0x5b7fa6,
      components: [
        { type: 10, content: '**Hi**' },
        { type: 14, divider: true, spacing: 1 },
        {
          type: 12,
          items: [{ media: { url: 'attachment://hand-0123456789ab.png' }, description: 'Two cards' }],
        },
        { type: 13, file: { url: 'attachment://deck.txt' } },
      ],
    },
  ]);
  expect(sent(box([text('plain')]))).toEqual([{ type: 17, components: [{ type: 10, content: 'plain' }] }]);
});

test('buttons say only what they must', () => {
  expect(
    sent(
      row(
        button('a', 'Go', { style: 'primary', emoji: '🃏' }),
        button('b', 'x'.repeat(90), { disabled: true }),
        link('https://discord.com/channels/1/2', 'Table'),
      ),
    ),
  ).toEqual([
    {
      type: 1,
      components: [
        { type: 2, custom_id: 'a', label: 'Go', style: 1, emoji: { name: '🃏' } },
        { type: 2, custom_id: 'b', label: `${'x'.repeat(79)}…`, style: 2, disabled: true },
        { type: 2, url: 'https://discord.com/channels/1/2', label: 'Table', style: 5 },
      ],
    },
  ]);
  expect(rows(Array.from({ length: 7 }, (_, i) => button(String(i), 'b'))).map((one) => one.components.length)).toEqual(
    [5, 2],
  );
});

test('a select says how many may be chosen, and never more than there are', () => {
  const items = [
    { value: '0', label: '', description: '', chosen: false },
    { value: '1', label: 'One', description: 'A detail', emoji: '⚠️', chosen: true },
  ];
  expect(sent(row(select('s', 'Choose', items, { min: 0, max: 9 })))).toEqual([
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 's',
          placeholder: 'Choose',
          min_values: 0,
          max_values: 2,
          options: [
            { value: '0', label: '?' },
            { value: '1', label: 'One', description: 'A detail', emoji: { name: '⚠️' }, default: true },
          ],
        },
      ],
    },
  ]);
});

test('a form has a label for each field', () => {
  expect(
    modal('m', 'Title', [
      { id: 'text', kind: 'lines', label: 'List', description: 'One a line', value: '2 Kestrel', max: 4000 },
      { id: 'file', kind: 'file', label: 'File', required: false },
      { id: 'name', label: 'Name', placeholder: 'Raid', required: false },
    ]),
  ).toEqual({
    custom_id: 'm',
    title: 'Title',
    components: [
      {
        type: 18,
        label: 'List',
        description: 'One a line',
        component: { type: 4, custom_id: 'text', style: 2, required: true, value: '2 Kestrel', max_length: 4000 },
      },
      {
        type: 18,
        label: 'File',
        component: { type: 19, custom_id: 'file', required: false, min_values: 0, max_values: 1 },
      },
      {
        type: 18,
        label: 'Name',
        component: { type: 4, custom_id: 'name', style: 1, required: false, placeholder: 'Raid' },
      },
    ],
  });
});

test('a short answer is a box with one line', () => {
  expect(line('Done.', 1)).toEqual({
    components: [{ type: 17, accent_color: 1, components: [{ type: 10, content: 'Done.' }] }],
    mention: [],
  });
});
