import { asAppError, isAppError, type Method, runInContext, unavailable } from '@setu/kit/simulation';
import type { Actor } from '@setu/proto/common';
import type { Process } from './process.js';
import type { Scheduler } from './scheduler.js';

export interface Asking {
  method: string;
  request: object;
  actor: Actor;
}

export interface Network {
  scheduler: Scheduler;
  /** Returns the process that the balancer picks, or undefined if none runs. */
  processOf(service: string): Process | undefined;
  fault(n: number): 'lost' | 'repeated' | 'late' | undefined;
  count: { messages: number; calls: number };
}

const timeoutMs = 5_000;
const pauseMs = 800;
const longTries = 12;

/**
 * Calls an rpc as the BFF and the web do: a call without an answer is repeated with the same request and idempotency
 * key. Gives the answer, or throws the AppError of the service. Throws `unavailable` if no try was answered.
 */
export async function ask(network: Network, service: string, asking: Asking, tries = longTries): Promise<unknown> {
  for (let count = 1; ; count += 1) {
    try {
      return await askOnce(network, service, asking);
    } catch (error) {
      if (count >= tries || !isAppError(error, 'unavailable')) throw error;
      await network.scheduler.sleep(pauseMs, `asks ${asking.method} again`);
    }
  }
}

const longestTaskMs = 60_000;

/**
 * Runs a background task in one process, as the queue does, and waits for its end. Throws `unavailable` if it fails or its
 * process dies.
 */
export function runTask(network: Network, service: string, task: { name: string; payload: object }): Promise<void> {
  const { scheduler } = network;
  const { time } = scheduler.of;
  const process = network.processOf(service);
  const found = process?.tasks().find(({ name }) => name === task.name);
  if (process === undefined || found === undefined) return Promise.reject(unavailable(`${service} does not run`));
  const waiter = scheduler.actor();
  network.count.calls += 1;
  const name = `${task.name}#${network.count.calls}`;
  return new Promise((resolve, reject) => {
    const give = (act: () => void): void => {
      forget();
      scheduler.add({ actor: waiter, label: `${name} ended`, execute: async () => act });
    };
    const forget = time.at(time.ms() + longestTaskMs, () => give(() => reject(unavailable('the task did not end'))));
    const { signal } = new AbortController();
    scheduler
      .spawn({ name: `${process.name} ${name}`, owner: process }, () => found.run(task.payload, { signal }))
      .then(
        () => give(resolve),
        (error: unknown) => give(() => reject(unavailable('the task failed', error))),
      );
  });
}

function askOnce(network: Network, service: string, { method, request, actor }: Asking): Promise<unknown> {
  const { scheduler } = network;
  const { time, random } = scheduler.of;
  const { count } = network;
  count.calls += 1;
  const call = `${method}#${count.calls}`;
  return new Promise((resolve, reject) => {
    const give = (act: () => void): void => {
      forget();
      scheduler.add({ actor: caller, label: `has the answer of ${call}`, execute: async () => act });
    };
    const caller = scheduler.actor();
    const forget = time.at(time.ms() + timeoutMs, () => give(() => reject(unavailable('no answer in time'))));
    const serve = async (): Promise<void> => {
      const process = network.processOf(service);
      if (process === undefined) return give(() => reject(unavailable(`${service} does not run`)));
      const definition = process.methods[method] as Method;
      const sent = definition.requestDeserialize(definition.requestSerialize(request as never));
      const serving = { name: `${process.name} ${call}`, owner: process };
      const context = { actor, requestId: call };
      const outcome = await scheduler.spawn(serving, () =>
        runInContext(context, () => {
          const handler = process.handlers[method] as (request: unknown, call: unknown) => Promise<unknown>;
          return handler(sent, { ...context, signal: new AbortController().signal, deadline: new Date(8.64e15) });
        }).then(
          (answer) => () => resolve(definition.responseDeserialize(definition.responseSerialize(answer as never))),
          (error: unknown) => () => reject(asAppError(error)),
        ),
      );
      // On a slow machine a limit of knex in real time can end a call of a process that has crashed meanwhile.
      if (!process.isAlive) return;
      count.messages += 1;
      const fault = network.fault(count.messages);
      if (fault === 'lost') return;
      if (fault === 'late') await scheduler.sleep(timeoutMs + random.below(20_000), `answer of ${call} late`);
      give(outcome);
    };
    const send = async (): Promise<void> => {
      count.messages += 1;
      const fault = network.fault(count.messages);
      if (fault === 'lost') return;
      await scheduler.sleep(1 + random.below(20), `${call} arrives`);
      if (fault === 'repeated') void serve().catch(() => undefined);
      if (fault === 'late') await scheduler.sleep(timeoutMs + random.below(20_000), `${call} arrives late`);
      await serve();
    };
    send().catch(reject);
  });
}
