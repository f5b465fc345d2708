import { describe, expect, it } from 'vitest';
import { restBreaks } from './restBreaks';

type Document = Parameters<typeof restBreaks>[0];
type Fields = Readonly<Record<string, object>>;

interface Described {
  readonly path?: string;
  readonly body?: Fields;
  readonly needed?: readonly string[];
  readonly answer?: Fields;
  readonly promised?: readonly string[];
  readonly tip?: object;
  readonly parameters?: readonly object[];
}

/** A call that takes one shape and answers another. */
function described({
  path = '/api/bills',
  body = { name: { type: 'string' }, note: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  needed = ['name'],
  answer = { id: { type: 'string' }, tip: { $ref: '#/components/schemas/Tip' } },
  promised = ['id', 'tip'],
  tip = { type: 'object', properties: { amount: { type: 'string' } } },
  parameters = [],
}: Described = {}): Document {
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const call = { requestBody: json('NewBill'), responses: { 201: { description: '', ...json('Bill') } }, parameters };
  const schemas = {
    NewBill: { type: 'object', properties: body, required: needed },
    Bill: { type: 'object', properties: answer, required: promised },
    Tip: tip,
  };
  return JSON.parse(JSON.stringify({ paths: { [path]: { post: call } }, components: { schemas } })) as Document;
}

const NAME = { name: { type: 'string' } };

describe('restBreaks', () => {
  it('finds nothing when calls, fields and words are only added', () => {
    const more = described({
      body: { ...NAME, note: { anyOf: [{ type: 'string' }, { type: 'null' }] }, tags: { type: 'array' } },
      answer: { id: { type: 'string' }, tip: { $ref: '#/components/schemas/Tip' }, at: { type: 'string' } },
      promised: ['id', 'tip', 'at'],
      parameters: [{ in: 'query', name: 'first' }],
    });
    expect(restBreaks(described(), described())).toEqual([]);
    expect(restBreaks(described(), more)).toEqual([]);
  });

  it.each<[string, Described, string[]]>([
    ['a call that is gone', { path: '/api/checks' }, ['POST /api/bills is gone.']],
    [
      'a parameter that is needed',
      { parameters: [{ in: 'query', name: 'of', required: true }] },
      ['POST /api/bills needs query of.'],
    ],
    ['a field that has to be sent', { needed: ['name', 'note'] }, ['NewBill.note has to be sent.']],
    ['a field that is not taken', { body: NAME }, ['NewBill.note is gone.']],
    [
      'a kind that is not taken',
      { body: { ...NAME, note: { type: 'string' } } },
      ['NewBill.note takes no null any more.'],
    ],
    ['a field that is not answered', { answer: { id: { type: 'string' } }, promised: ['id'] }, ['Bill.tip is gone.']],
    ['a field that may be left out', { promised: ['tip'] }, ['Bill.id may be left out.']],
    [
      'a kind that nobody expects',
      { tip: { type: 'object', properties: { amount: { type: 'number' } } } },
      ['Tip.amount may be number.'],
    ],
  ])('finds %s', (_what, after, found) => {
    expect(restBreaks(described(), described(after))).toEqual(found);
  });
});
