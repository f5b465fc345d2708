import { expect, it } from 'vitest';
import { groupTitle } from './groupTitle';

it.each([
  ['lisbon-trip_2026-03-05_export.csv', 'Lisbon trip'],
  ['export_Casa Nacho_20260305.csv', 'Casa Nacho'],
  ['ana-and-ben_2026-01-01_2026-03-31 (2).csv', 'Ana and ben'],
  ['exports of tea.csv', 'Exports of tea'],
  ['2026-03-05.csv', ''],
  ['', ''],
])('a group is called after its file: %s', (file, title) => {
  expect(groupTitle(file)).toBe(title);
});
