/** What the files of the project import, as a parser reads it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = resolve(import.meta.dirname, '../..');
const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** `file`: from the project's folder; `to`: likewise, or `npm:name`. Of types alone, nothing is left at run time. */
export type Import = { readonly file: string; readonly to: string; readonly isType: boolean };

/** The TypeScript and JavaScript files below a folder of the project, without the sandbox's page, which runs in browsers. */
export function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'page' ? [] : sourcesIn(path);
    return /\.(?:ts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Everything that a file imports or passes on, however it is written. */
export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, program } = parseSync(join(root, file), text);
  const found: { readonly from: string; readonly isType: boolean }[] = [];
  for (const { moduleRequest, entries } of module.staticImports)
    found.push({ from: moduleRequest.value, isType: entries.length > 0 && entries.every(({ isType }) => isType) });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest !== null) found.push({ from: moduleRequest.value, isType });
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^'([^']+)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (literal !== undefined) found.push({ from: literal, isType: false });
  }
  if (program.body.length === 0) return [];
  return found.map(({ from, isType }) => ({ file, to: target(file, from), isType }));
}

function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  if (!specifier.startsWith('#')) return `npm:${specifier}`;
  const exact = aliases[specifier];
  if (exact !== undefined) return exact.slice(2);
  const [room = ''] = specifier.split('/');
  const pattern = aliases[`${room}/*`];
  if (pattern === undefined) throw new Error(`${file}: no alias for ${specifier}`);
  const path = pattern.slice(2).replace('*', specifier.slice(room.length + 1));
  if (!existsSync(join(root, path))) throw new Error(`${file}: ${specifier} is not there`);
  return path;
}

/** Groups of files that import each other at run time, directly or by way of others. */
export function cyclesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const graph = new Map<string, string[]>();
  for (const { file, to, isType } of imports) {
    if (!isType && !to.startsWith('npm:')) graph.set(file, [...(graph.get(file) ?? []), to]);
  }
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const to of graph.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file) === true) groups.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** The files that a file imports at run time, directly or by way of others. */
export function reachedFrom(imports: readonly Import[], file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const { file: importing, to, isType } of imports) {
      if (importing !== from || isType || reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
