import { escapeHtml } from '../../http/answers/sendPlainPage';
import { STREAM_QUERY } from './readStream';
import { STEPS } from './steps';

/** Where the program of the playground is (browser.ts). */
export const PLAYGROUND_SCRIPT = '/developers/playground.js';

/** The part of the playground's page that its program fills. */
export function playgroundMarkup(): string {
  const buttons = STEPS.map(
    ({ event, label }) =>
      `<li><button type="button" aria-disabled="true"><span>${escapeHtml(label)}</span> <code>${escapeHtml(event)}</code></button></li>`,
  );
  return `<noscript><p><strong>The playground needs JavaScript.</strong> The other pages do not.</p></noscript>
<h2 id="do-this">Do this</h2><ul id="steps" class="steps">${buttons.join('')}</ul>
<p id="status" class="status" role="status"></p>
<section id="go-on" hidden><p><a target="_blank" rel="noopener">Open the bill as people see it</a>, or go on in your terminal with these:</p>
<pre tabindex="0"><code id="variables"></code></pre></section>
<h2 id="what-your-program-hears">What your program hears</h2>
<details><summary>The subscription that runs here</summary><pre tabindex="0"><code>${escapeHtml(STREAM_QUERY)}</code></pre></details>
<ol id="heard" class="heard" reversed></ol>`;
}
