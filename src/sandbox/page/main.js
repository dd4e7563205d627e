// Starts the page, and goes on trying while the sandbox is not there yet.
import { render } from 'preact';
import { App } from './app.js';
import { html } from './html.js';
import { Store } from './store.js';

const root = document.getElementById('app') ?? document.body;
const store = new Store();

async function start() {
  render(html`<${App} store=${store} />`, root);
  try {
    await store.start();
  } catch (reason) {
    render(
      html`<div class="starting" role="alert">${reason instanceof Error ? reason.message : String(reason)}</div>`,
      root,
    );
    setTimeout(() => void start(), 1500);
  }
}

void start();
