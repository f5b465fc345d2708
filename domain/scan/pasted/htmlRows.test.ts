import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { htmlRows, isHtml } from './htmlRows';

const rowsOf = (html: string) => htmlRows(parseDocument(html)).split('\n');

it('puts the cells of a row on one line, and the words of a paragraph', () => {
  const html = `<table><tr><td>2</td><td><b>Negroni</b></td><td align="right">$26.00</td></tr>
    <tr><td>1</td><td>Burger <i>rare</i></td><td>$14.50</td></tr></table><p>Thank you<br>Ana</p>`;
  expect(rowsOf(html)).toEqual(['2   Negroni   $26.00', '1   Burger rare   $14.50', 'Thank you', 'Ana']);
});

it('puts cells with several lines beside each other, and opens tables within tables', () => {
  const html = `<table><tr><td><table><tr><td>2 Negroni<div>No ice</div></td><td>26.00</td></tr></table></td></tr>
    <tr><td><div>Total</div></td><td><span>26.00</span></td></tr></table>`;
  expect(rowsOf(html)).toEqual(['2 Negroni   26.00', 'No ice', 'Total   26.00']);
});

it('leaves out what nobody sees', () => {
  const html = `<html><head><title>Receipt 99.00</title><style>p{}</style></head><body><script>1</script>
    <div style="display:none">Your order of 12.00</div><p>Beer 6.00</p></body></html>`;
  expect(rowsOf(html)).toEqual(['Beer 6.00']);
});

it('ends, however deep a page is', () => {
  expect(rowsOf(`${'<div>'.repeat(3000)}Beer${'</div>'.repeat(3000)}`)).toHaveLength(1);
});

it.each([
  ['<!DOCTYPE html><html><body>x</body></html>', true],
  ['<table><tr><td>x</td></tr></table>', true],
  ['Beer < 3 for 10.00', false],
  ['<3 Negroni 26.00', false],
])('knows the source of a page: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});
