/** One session of a service as the tests of its promises speak to it, over HTTP. */
import { expect } from 'vitest';
import { call, type Callee, openSession } from '../http/calls.js';

/** An entry of `entities` in an answer. */
export interface Entity {
  readonly entity_type: string;
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
  readonly confidence: number;
}

/** What anonymize made of a text. */
export interface Masked {
  readonly text: string;
  readonly entities: readonly Entity[];
}

/** A session. Both calls expect 200. */
export interface Conversation {
  readonly id: string;
  mask(text: string, stages?: string): Promise<Masked>;
  unmask(text: string): Promise<string>;
}

/** Opens a session. */
export const startConversation = async (service: Callee): Promise<Conversation> =>
  joinConversation(service, await openSession(service));

/** Goes on with a session. Texts are masked with stage 1 alone unless a call says otherwise. */
export function joinConversation(service: Callee, id: string): Conversation {
  const post = async (path: string, text: string) => {
    const answer = await call(service, 'POST', `/v1/masking/${path}`, { text, session_id: id });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    return answer.body;
  };
  return {
    id,
    async mask(text, stages = '1') {
      const { anonymized_text, entities } = await post(`anonymize?stages=${stages}`, text);
      return { text: anonymized_text, entities: entities as readonly Entity[] };
    },
    unmask: async (text) => (await post('deanonymize', text)).original_text,
  };
}

/** The values that were found in `text`, in order. */
export const valuesIn = (text: string, { entities }: Masked): string[] =>
  entities.map(({ start, end }) => text.slice(start, end));
