// Folders of set files: those that fail are left out and reported, the others are played with. Nothing ends the program.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eveGame } from '#games/eve/game';
import { loadSets, problemLine } from '#sets/load';
import { folderOf, setOf, shipLine } from './support.ts';

const builtIn = loadSets().sets.eve;
const own = (folder: string) => {
  const { sets, problems, notes } = loadSets(folder);
  return {
    sets: sets.eve.slice(builtIn.length).map(({ set }) => set),
    problems: problems.map(problemLine),
    notes: notes.map(problemLine),
  };
};
/** A ready deck of a built-in set with another id, as lines of YAML. */
const deckLines = (id: string, change: (market: Record<string, number>) => void, more: object = {}): string => {
  const [deck] = builtIn[0]?.decks ?? [];
  const market = { ...deck?.market };
  change(market);
  return `decks:\n  - ${JSON.stringify({ ...deck, id, name: id.toUpperCase(), market, ...more })}\n`;
};

describe('a folder', () => {
  test('sets come in the order of the files; other files, hidden ones and comments are passed over', () => {
    const folder = folderOf({
      'b.yml': setOf('b', shipLine('b-ship')),
      'a.JSON': JSON.stringify({ set: 'a', name: 'A', game: 'eve', cards: [] }),
      '.hidden.yaml': 'set: [',
      'notes.txt': 'set: [',
      'b.yaml~': 'set: [',
    });
    expect(own(folder)).toEqual({ sets: ['a', 'b'], problems: [], notes: [] });
  });

  test('what is wrong in one file does not keep the others out', () => {
    const folder = folderOf({
      'a.yaml': 'set: [',
      'b.yaml': setOf('b', shipLine('b-ship')),
      'c.yaml': setOf('c', shipLine('C')),
    });
    const { sets, problems } = own(folder);
    expect(sets).toEqual(['b']);
    expect(problems.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['a.yaml', 'c.yaml']));
  });

  test('files that cannot be read are told apart', () => {
    const folder = folderOf({
      'latin.yaml': new Uint8Array([0x73, 0x65, 0x74, 0x3a, 0x20, 0xe9]),
      'utf16.yaml': new Uint8Array([0xff, 0xfe, 0x73, 0x00]),
      'zero.yaml': 'set: "a\0"',
      'bom.yaml': `\uFEFF${setOf('bom', shipLine('bom-ship'))}`,
      'big.yaml': '#'.repeat(3_000_000),
      'closed.yaml': setOf('closed', shipLine('x')),
    });
    mkdirSync(join(folder, 'folder.yaml'));
    symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
    symlinkSync('nowhere', join(folder, 'dangling.yaml'));
    symlinkSync('/dev/zero', join(folder, 'endless.yaml'));
    symlinkSync(join(folder, 'bom.yaml'), join(folder, 'good-link.json'));
    chmodSync(join(folder, 'closed.yaml'), 0o000);
    const { sets, problems } = own(folder);
    const told = Object.fromEntries(problems.map((line) => [line.split(':')[0], line.slice(line.indexOf(': ') + 2)]));
    expect(told).toMatchObject({
      'latin.yaml': 'the file is not UTF-8 text; save it with the encoding UTF-8.',
      'utf16.yaml': 'the file is not UTF-8 text; save it with the encoding UTF-8.',
      'zero.yaml': 'the file is not UTF-8 text; save it with the encoding UTF-8.',
      'big.yaml': expect.stringContaining('at most 2097152 are read'),
      'folder.yaml': 'this is a folder; put its files one level up.',
      'loop.yaml': 'the link leads back to itself; replace it by the file.',
      'dangling.yaml': 'there is no such file; check the path.',
      'endless.yaml': 'this is no plain file.',
    });
    // The link is the same set a second time. Root may read what is closed.
    expect(sets.filter((set) => set !== 'closed')).toEqual(['bom']);
    expect(problems.join('\n')).toContain('good-link.json:1:6 set: bom.yaml is called "bom" too; choose another word.');
  });

  test('a folder that is none is told, and the built-in sets remain', () => {
    const file = join(folderOf({ 'a.yaml': '' }), 'a.yaml');
    for (const [path, why] of [
      [file, 'a.yaml: this is no folder; name the folder that holds the set files.'],
      [join(file, 'deeper'), 'deeper: this is no folder; name the folder that holds the set files.'],
      [`${file}-not`, 'a.yaml-not: there is no such folder; check the path.'],
    ]) {
      const loaded = loadSets(path);
      expect(loaded.problems.map(problemLine)).toEqual([why]);
      expect(loaded.sets.eve).toHaveLength(builtIn.length);
    }
  });

  test('more files than anybody writes are refused as a whole', () => {
    const folder = folderOf();
    for (let i = 0; i < 501; i++) writeFileSync(join(folder, `${i}.yaml`), '');
    expect(own(folder).problems).toEqual([
      expect.stringContaining('the folder holds 501 set files; at most 500 are read.'),
    ]);
  });
});

describe('sets held against each other', () => {
  test('R-112 two outer regions of one name', () => {
    const region = (id: string, name: string) =>
      `  - { id: ${id}, name: ${name}, type: outer region, price: 3, slots: 2 }\n`;
    const lines = region('one', 'Rift') + region('two', 'Rim') + region('three', 'Rift');
    const { sets, problems } = own(folderOf({ 'a.yaml': setOf('a', lines) }));
    expect(sets).toEqual([]);
    expect(problems).toEqual([
      'a.yaml:7:24 cards[2].name (three): the outer region "one" is called "Rift" too; outer regions are told apart by name.',
    ]);
  });

  test('an id that stands twice in a file', () => {
    const { sets, problems } = own(
      folderOf({ 'a.yaml': setOf('a', shipLine('one') + shipLine('two') + shipLine('one')) }),
    );
    expect(sets).toEqual([]);
    expect(problems).toEqual([
      'a.yaml:7:11 cards[2].id (one): "one" stands at cards[0] already; an id names one thing.',
    ]);
  });

  test('a set of the same name as another, or as a built-in one', () => {
    const folder = folderOf({
      'a.yaml': setOf('a', shipLine('one')),
      'b.yaml': setOf('a', shipLine('two')),
      'c.yaml': setOf('core', shipLine('three')),
    });
    const { sets, problems } = own(folder);
    expect(sets).toEqual(['a']);
    expect(problems).toEqual([
      'b.yaml:1:6 set: a.yaml is called "a" too; choose another word.',
      'c.yaml:1:6 set: a built-in set is called "core" too; choose another word.',
    ]);
  });

  test('a card that replaces another is said, and is the one that is played with', () => {
    const folder = folderOf({
      'a.yaml': setOf('a', '  - { id: kestrel, name: Kestrel, type: ship, shield: 9, races: [Caldari] }\n'),
      'b.yaml': setOf('b', '  - { id: kestrel, name: Kestrel II, type: ship, shield: 8, races: [Caldari] }\n'),
    });
    const { sets, problems, notes } = own(folder);
    expect([sets, problems]).toEqual([['a', 'b'], []]);
    expect(notes).toEqual([
      'a.yaml:5:11 cards[0].id (kestrel): this replaces the built-in card "kestrel".',
      'b.yaml:5:11 cards[0].id (kestrel): this replaces the card of a.yaml "kestrel".',
    ]);
    const cards = eveGame(loadSets(folder).sets.eve).cards.filter(({ id }) => id === 'kestrel');
    expect(cards.map(({ name, set, added }) => [name, set, added])).toEqual([['Kestrel II', 'B', true]]);
  });

  test('a card that would spoil a built-in deck is refused', () => {
    const { sets, problems } = own(
      folderOf({ 'a.yaml': setOf('a', '  - { id: kestrel, name: Kestrel, type: outer region }\n') }),
    );
    expect(sets).toEqual([]);
    expect(problems[0]).toContain(
      'a.yaml:5:11 cards[0].id (kestrel): this replaces a built-in card, and the ready deck',
    );
  });

  test('figures that no rule looks at are said', () => {
    const { sets, notes } = own(folderOf({ 'a.yaml': setOf('a', shipLine('one', ', minerals: 2')) }));
    expect(sets).toEqual(['a']);
    expect(notes).toEqual(['a.yaml:5:70 cards[0].minerals (one): no rule looks at this figure of a ship.']);
  });
});

describe('decks of one’s own', () => {
  test('are offered, with cards of all sets', () => {
    const folder = folderOf({
      'a.yaml': setOf('a', shipLine('one')),
      'b.yaml': setOf(
        'b',
        '',
        deckLines('mine', (market) => {
          market.one = 4;
        }),
      ).replace('cards:\n', 'cards: []\n'),
    });
    const { sets, problems, notes } = own(folder);
    expect([sets, problems, notes]).toEqual([['a', 'b'], [], []]);
    expect(eveGame(loadSets(folder).sets.eve).decks.map(({ id }) => id)).toContain('mine');
  });

  test('unknown cards are named with their line and the nearest that exist; what needs them is left out too', () => {
    const folder = folderOf({
      'a.yaml': setOf('a', shipLine('One')),
      'b.yaml': setOf(
        'b',
        shipLine('two'),
        deckLines('mine', (market) => {
          market.one = 4;
          market.kestral = 1;
        }),
      ),
      'c.yaml': setOf('c', shipLine('three')),
    });
    const { sets, problems } = own(folder);
    expect(sets).toEqual(['c']);
    expect(problems.join('\n')).toMatch(
      /b\.yaml:7:\d+ decks\[0\]\.market\.kestral \(mine\): .*kestral.* Did you mean "kestrel"/,
    );
    expect(problems.join('\n')).toMatch(/b\.yaml:7:\d+ decks\[0\]\.market\.one \(mine\)/);
  });

  test('broken rules are named; a deck too small for tournaments is fit for casual tables', () => {
    const problem = (change: (market: Record<string, number>) => void, more = {}) =>
      own(folderOf({ 'a.yaml': setOf('a', shipLine('one'), deckLines('mine', change, more)) }));
    expect(problem(() => undefined, { upgrade: 'amarr-starbase' }).problems[0]).toMatch(/decks\[0\].*\(C-2\.6\)/);
    expect(problem(() => undefined, { regions: ['curse', 'curse', 'heaven'] }).problems[0]).toMatch(
      /decks\[0\].*\(C-2\.2\)/,
    );
    const small = problem((market) => {
      for (const id of Object.keys(market)) delete market[id];
      market.one = 20;
    });
    expect(small.sets).toEqual(['a']);
    expect(small.notes.join('\n')).toMatch(/decks\[0\] \(mine\): this deck is for casual tables only: .*\(C-2\.3\)/);
  });

  test('a deck of the id of a built-in one takes its place', () => {
    const [first] = builtIn[0]?.decks ?? [];
    const folder = folderOf({
      'a.yaml': setOf(
        'a',
        shipLine('one'),
        deckLines(first?.id ?? '', () => undefined, { name: 'Mended' }),
      ),
    });
    expect(own(folder).notes).toEqual([expect.stringContaining('this replaces the built-in deck')]);
    const decks = eveGame(loadSets(folder).sets.eve).decks.filter(({ id }) => id === first?.id);
    expect(decks.map(({ name }) => name)).toEqual(['Mended']);
  });
});
