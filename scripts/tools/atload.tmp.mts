import { readFileSync, writeFileSync } from 'node:fs';
import { findMessages } from '/work/main/scripts/tools/messages/findMessages.ts';
const only = process.argv.slice(2).filter((a) => a !== '--wrap');
const wrap = process.argv.includes('--wrap');
const by = new Map<string, any[]>();
for (const m of findMessages('/work/main'))
  if (m.isAtLoad && !m.file.startsWith('web/') && only.some((o) => m.file.startsWith(o)))
    by.set(m.file, [...(by.get(m.file) ?? []), m]);
for (const [file, ms] of by) {
  let code = readFileSync('/work/main/' + file, 'utf8');
  for (const m of ms.sort((a, b) => b.start - a.start)) {
    console.log(file + ': ' + m.message);
    if (wrap) code = code.slice(0, m.start) + '() => ' + code.slice(m.start);
  }
  if (wrap) writeFileSync('/work/main/' + file, code);
}
