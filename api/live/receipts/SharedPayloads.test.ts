import { describe, expect, it } from 'vitest';
import { SharedResult } from '../../graphql/SharedResult';
import { SharedPayloads } from './SharedPayloads';

const message = (id: string, payload: unknown) => JSON.stringify({ id, type: 'next', payload });

describe('shared payloads', () => {
  it('puts the serialised result into the message', () => {
    const payloads = new SharedPayloads();
    const result = SharedResult.of({ data: { name: '"}} $& é \u2028' } });
    const text = payloads.exchange(message('1', payloads.standInFor(result)));
    expect(JSON.parse(text)).toEqual({ id: '1', type: 'next', payload: { data: { name: '"}} $& é \u2028' } } });
  });

  it('keeps several results on one socket apart', () => {
    const payloads = new SharedPayloads();
    const [a, b] = [SharedResult.of({ data: { name: 'a' } }), SharedResult.of({ data: { name: 'b' } })];
    const [ofA, ofB] = [message('1', payloads.standInFor(a)), message('2', payloads.standInFor(b))];
    expect(payloads.exchange(ofB)).toBe('{"id":"2","type":"next","payload":{"data":{"name":"b"}}}');
    expect(payloads.exchange(ofA)).toBe('{"id":"1","type":"next","payload":{"data":{"name":"a"}}}');
  });

  it('throws when a stand-in is not the payload, or was exchanged before', () => {
    const payloads = new SharedPayloads();
    const standIn = payloads.standInFor(SharedResult.of({ data: {} }));
    expect(() => payloads.exchange(JSON.stringify({ payload: standIn, id: '1' }))).toThrow('stand-in');
    expect(() => payloads.exchange(message('1', { ...standIn, extensions: {} }))).toThrow('stand-in');
    payloads.exchange(message('1', standIn));
    expect(() => payloads.exchange(message('1', standIn))).toThrow('stand-in');
  });

  it('leaves other messages alone', () => {
    const payloads = new SharedPayloads();
    const others = [message('1', { data: { name: 'x' } }), '{"type":"pong"}'];
    payloads.standInFor(SharedResult.of({ data: {} }));
    expect(others.map((text) => payloads.exchange(text))).toEqual(others);
  });
});
