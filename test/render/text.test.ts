import { describe, expect, it } from 'vitest';
import { createKit } from '#render/kit';
import { clean } from '#render/text';
import { HOSTILE } from './fixtures.ts';

const { texts } = createKit();
const type = { size: 20, weight: 600 } as const;

describe('cleaning', () => {
  it('keeps letters of many scripts and drops controls and direction marks', () => {
    expect(clean('  Zoë\u202E \u200B\u0007\n Ψη  Жюль ')).toBe('Zoë Ψη Жюль');
  });
  it('never looks at more than a few hundred characters', () => {
    expect(clean('x'.repeat(100_000)).length).toBeLessThan(1000);
  });
});

describe('measuring and shortening', () => {
  it('leaves alone what fits', () => {
    expect(texts.shorten('Stain', type, 200)).toMatchObject({ text: 'Stain', squeeze: 1 });
  });
  it('squeezes a little before it cuts', () => {
    const full = texts.width('Executioner', type);
    const tight = texts.shorten('Executioner', type, full * 0.9);
    expect(tight.text).toBe('Executioner');
    expect(tight.squeeze).toBeCloseTo(0.9, 2);
  });
  it.each([20, 60, 110, 300])('cuts with an ellipsis to at most %i pixels', (max) => {
    for (const name of HOSTILE) {
      const cut = texts.shorten(name, type, max);
      expect(cut.width).toBeLessThanOrEqual(max + 0.01);
      expect(texts.width(cut.text, type) * cut.squeeze).toBeLessThanOrEqual(
        Math.max(max, texts.width('…', type)) + 0.01,
      );
    }
    expect(texts.shorten("Veteran's Premature Retirement", type, 60).text).toMatch(/^\S.*…$/);
  });
});

describe('wrapping', () => {
  it('breaks between words and keeps every word', () => {
    const text = 'At the beginning of a battle phase in your home region each ship there has one more shield';
    const lines = texts.wrap(text, type, 160, 20);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(texts.width(line, type)).toBeLessThanOrEqual(160);
  });
  it('ends in an ellipsis when there are more words than lines', () => {
    const lines = texts.wrap('one two three four five six seven eight nine ten', type, 80, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(texts.width(line, type)).toBeLessThanOrEqual(80);
  });
  it('breaks a word that is wider than the line', () => {
    const lines = texts.wrap('M'.repeat(40), type, 100, 20);
    expect(lines.join('')).toBe('M'.repeat(40));
    for (const line of lines) expect(texts.width(line, type)).toBeLessThanOrEqual(100);
  });
});

describe('names', () => {
  it('are drawn without the characters no shipped font has', () => {
    expect(texts.drawable('Ian 🚀', 'Player A')).toBe('Ian');
    expect(texts.drawable('Ψηφίο', 'Player A')).toBe('Ψηφίο');
  });
  it('give way to the fallback when most of them cannot be drawn', () => {
    expect(texts.drawable('船長', 'Player A')).toBe('Player A');
    expect(texts.drawable('🚀🛰️', 'Player B')).toBe('Player B');
    expect(texts.drawable('  ', 'Player C')).toBe('Player C');
  });
});

describe('drawing', () => {
  it('gives outlines only, whatever the text', () => {
    for (const name of HOSTILE) {
      const drawn = texts.draw(name, type, { x: 0, y: 20, fill: '#fff' });
      expect(drawn).toMatch(/^$|^<path d="[MLQCZ\d .-]+" fill="#fff"\/>$/);
    }
  });
});
