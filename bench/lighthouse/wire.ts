import { get } from 'node:http';
import { CLAIM_BUTTON } from '../../e2e/rig/hydration';
import { measureDownload } from '../../e2e/rig/measureDownload';
import { inKilobytes, type Subject } from './Subject';

const MAX_HTML_BYTES = 13_100;
const MAX_UNTIL_HYDRATED_BYTES = 155_000;
const MAX_UNTIL_IDLE_BYTES = 190_000;

/** What a live receipt costs on the wire. One run is enough: bytes do not depend on what else the machine does. */
export const wire: Subject = {
  name: 'wire',
  title: 'a live receipt on the wire',
  measure: async ({ stage, say }) => {
    const address = `${stage.url}/live-receipt/${await stage.newReceipt()}`;
    const download = await measureDownload({
      browser: stage.browser,
      address,
      shows: 'Cacio e Pepe',
      drawn: CLAIM_BUTTON,
    });
    for (const { path, bytes, isForHydration } of download.files)
      say(`  ${inKilobytes(bytes).padStart(9)} ${isForHydration ? 'before' : 'after '} hydration ${path}`);
    const html = await htmlBytes(address);
    say(`  the page is sent as ${html.encoding}`);
    const bytes = (name: string, value: number, atMost: number) => ({
      name,
      value,
      target: { atMost },
      print: inKilobytes,
    });
    return {
      figures: [
        bytes('JavaScript until hydrated', download.javaScriptUntilHydrated, MAX_UNTIL_HYDRATED_BYTES),
        bytes('JavaScript until idle', download.javaScript, MAX_UNTIL_IDLE_BYTES),
        bytes('HTML', html.bytes, MAX_HTML_BYTES),
      ],
    };
  },
};

/** The size of the body as a phone gets it, and how it is compressed. */
function htmlBytes(address: string): Promise<{ bytes: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('error', reject);
      response.once('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] ?? 'plain text' }));
    }).once('error', reject);
  });
}
