import { drawPreview } from './drawPreview';
const pick = <T,>(a: T[]) => a[Math.floor(Math.random() * a.length)]!;
const blocks = [[0x300, 0x36f], [0x600, 0x6ff], [0x900, 0x97f], [0xe00, 0xe7f], [0x1100, 0x11ff], [0x1f300, 0x1faff], [0x1f1e6, 0x1f1ff], [0xfe00, 0xfe0f], [0x200c, 0x200d], [0x2600, 0x27bf], [0xac00, 0xd7a3], [0x0d00, 0x0d7f], [0x12000, 0x123ff], [0xe0100, 0xe01ef], [0x1d400, 0x1d7ff], [0xa840, 0xa87f], [0x61, 0x7a]];
let slow = 0, n = 0, worst = '';
for (let i = 0; i < 160; i++) {
  const mine = [pick(blocks), pick(blocks), pick(blocks)];
  const len = pick([1, 5, 40, 100, 200]);
  const text = Array.from({ length: len }, () => { const [a, b] = pick(mine); return String.fromCodePoint(a! + Math.floor(Math.random() * (b! - a! + 1))); }).join('');
  const t = performance.now();
  try { await drawPreview({ restaurantName: text, day: 'Fri', dishes: 2 } as never); } catch (e) { console.log('ERR', String(e).slice(0, 120), JSON.stringify(text).slice(0, 80)); }
  const ms = performance.now() - t; n++; if (ms > slow) { slow = ms; worst = JSON.stringify(text).slice(0, 60); }
}
console.log(n, 'slowest', slow | 0, worst, process.cpuUsage().user / 1000 / n | 0, 'ms cpu each');
