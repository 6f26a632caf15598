import type { SymptomGroup } from './symptom'

const STREAMING = '/rtk-query/usage/streaming-updates'

export const STREAMING_SYMPTOMS: SymptomGroup = {
  id: 'streaming',
  symptoms: [
    {
      id: 'stream-messages-lost',
      symptom: 'Messages between the first response and the socket are lost',
      answer:
        'The socket was opened after `await cacheDataLoaded`. Open it before, keep what arrives in a buffer, and apply that once the data is there.',
      page: { path: `${STREAMING}#pitfall-gap`, title: 'Streaming updates, a missed change' },
    },
    {
      id: 'lifecycle-not-called-on-refetch',
      symptom: '`onCacheEntryAdded` is not called on a refetch',
      answer:
        'It runs once per entry, and again only after the entry was removed. For something at each request use `onQueryStarted`; renew a token where you reconnect.',
      page: { path: `${STREAMING}#what-starts-it`, title: 'Streaming updates, what starts it' },
    },
    {
      id: 'data-from-stream-only',
      symptom: 'The data comes from the socket only, and there is nothing to request',
      answer:
        'Let `queryFn` return the empty value, `{ data: [] }` or `{ data: null }`, and add what arrives with `updateCachedData`. `undefined` as data is an error.',
      page: {
        path: `${STREAMING}#only-stream`,
        title: 'Streaming updates, data that only the stream provides',
      },
    },
    {
      id: 'invalidate-from-message',
      symptom: 'How do I invalidate tags when the socket sends a message?',
      answer:
        "`invalidatesTags` is an option of mutations, not of a WebSocket. In `onCacheEntryAdded`, dispatch the action yourself: `dispatch(api.util.invalidateTags(['Ticket']))`.",
      page: { path: `${STREAMING}#invalidate`, title: 'Streaming updates, a message that says "changed"' },
    },
    {
      id: 'send-over-socket',
      symptom: 'How do I send something over the socket?',
      answer:
        'Write a mutation whose `queryFn` writes to the socket. Share the connection as the `extraArgument` of thunks, so that every endpoint gets it as `extra`.',
      page: { path: `${STREAMING}#shared-socket`, title: 'Streaming updates, one socket, and sending' },
    },
    {
      id: 'streamed-items-not-transformed',
      symptom: 'Streamed items do not go through `transformResponse`',
      answer:
        'It is for what `query` brings. The recipe of `updateCachedData` gets what is cached, so bring messages into that shape yourself.',
      page: { path: `${STREAMING}#shapes`, title: 'Streaming updates, other shapes of data' },
    },
    {
      id: 'stream-after-ssr',
      symptom: 'Nothing streams into data that came from the server or from storage',
      answer:
        'The lifecycle ran where the request ran, and a refetch does not start it. Stream into such data from a second endpoint that is never restored.',
      page: {
        path: `${STREAMING}#restored`,
        title: 'Streaming updates, restored and server-rendered entries',
      },
    },
  ],
}
