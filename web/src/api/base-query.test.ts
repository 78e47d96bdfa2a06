// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeStore } from '../app/store';
import { aContext } from '../testing/builders/context';
import { server, withServer } from '../testing/server';
import { api } from './api';

withServer();

it('an aborted query reports nothing, not even on the console', async () => {
  const complained = vi.spyOn(console, 'error');
  onTestFinished(() => complained.mockRestore());
  let attempts = 0;
  let answer: () => void = () => undefined;
  server.use(
    http.get('/given-up', async () => {
      attempts += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const questionApi = api.injectEndpoints({
    endpoints: (build) => ({ giveUp: build.query<unknown, void>({ query: () => ({ url: '/given-up' }) }) }),
  });
  const store = makeStore(aContext('broker'));
  const question = store.dispatch(questionApi.endpoints.giveUp.initiate());
  await waitFor(() => expect(attempts).toBe(1));
  question.abort();
  expect(await question).toMatchObject({ isError: true });
  answer();
  expect(complained).not.toHaveBeenCalled();
});

it('a damaged answer is distinguished from a lost connection: a read is repeated, a change is not', async () => {
  const calls: string[] = [];
  const damaged = ({ request }: { request: Request }) => {
    calls.push(request.method);
    return new HttpResponse('{"success":true,"da', { headers: { 'Content-Type': 'application/json' } });
  };
  server.use(
    http.get('/damaged', damaged),
    http.post('/damaged', damaged),
    http.post('/lost', () => HttpResponse.error()),
  );
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      readDamaged: build.query<unknown, void>({ query: () => '/damaged' }),
      change: build.mutation<unknown, string>({ query: (url) => ({ url, method: 'POST' }) }),
    }),
  });
  const { dispatch } = makeStore(aContext('broker'));
  expect(await dispatch(endpoints.change.initiate('/damaged'))).toMatchObject({ error: { kind: 'unreadable' } });
  expect(await dispatch(endpoints.change.initiate('/lost'))).toMatchObject({ error: { kind: 'offline' } });
  expect(await dispatch(endpoints.readDamaged.initiate())).toMatchObject({ error: { kind: 'unreadable' } });
  expect(calls).toEqual(['POST', 'GET', 'GET', 'GET']);
});
