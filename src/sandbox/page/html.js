// The template tag that every view of the page is written with: markup in, virtual nodes out.
import htm from 'htm';
import { h } from 'preact';

/** @type {(strings: TemplateStringsArray, ...values: unknown[]) => import('preact').VNode} */
export const html = /** @type {any} */ (htm).bind(h);

/**
 * Class names that hold, joined.
 * @param {...(string | false | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(' ');
