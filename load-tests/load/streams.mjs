import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { step } from '../../deploy/local/steps.mjs';
import { makeColleagues } from '../bench/colleagues.mjs';
import { openStaff } from '../bench/staff.mjs';
import { openVisitor } from '../pages/visitors.mjs';
import { figuresOf } from './figures.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */
/** @typedef {{ onMessage: (data: { request?: string }) => void, close: () => void }} Stream */

const buyerEmail = 'buyer@volga.example';
/** The BFF's limit of streams per user. */
const ofPerson = 10;
const maxSignIns = 4;
const maxOpening = 20;
const timeoutMs = 20_000;

/** @param {number | undefined} pid @returns {number} MiB of memory that a process uses */
function heldBy(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Opens streams of live notifications, ten per user, for users of one company. Measures the memory that the streams use
 * in the BFF, and how soon every stream receives a manager's message.
 * @param {Prepared} prepared
 * @returns {Promise<Section[]>}
 */
export async function runStreams({ settings, world }) {
  const { streams: count, rounds } = settings;
  const url = world.urls.identity ?? '';
  const emails = await makeColleagues(url, buyerEmail, Math.ceil(count / ofPerson));
  const [buyer, manager] = [await openStaff(world.url, buyerEmail), await openStaff(world.url, 'manager@setu.example')];
  const bff = world.pids().bff;
  /** @type {Record<string, string>[]} */
  const people = await step(`${emails.length} users signed in`, () => signedIn(world.url, emails));
  const before = heldBy(bff);
  const open = await step(`${count} streams`, () => opened(world.url, people, count));
  const after = heldBy(bff);
  /** @type {number[]} */
  const times = [];
  let unheard = 0;
  try {
    const id = await published(buyer);
    await manager.post(`/request/update-status/${id}`, { status: 'in_work' });
    for (let round = 1; round <= rounds; round++) {
      const write = () => manager.post(`/request/${id}/messages/customer`, { text: `Образцы отправлены (${round})` });
      const delays = await step(`every stream gets message ${round}`, () => deliveryTimes(open, id, write));
      times.push(...delays);
      unheard += count - delays.length;
    }
  } finally {
    for (const { close } of open) close();
  }
  const row = figuresOf('from the answer to each stream', times, { seconds: 1, failed: unheard });
  const each = ((after - before) * 1024) / count;
  return [
    {
      title: `${count} open streams of ${emails.length} users`,
      rows: [{ ...row, perSecond: 0 }],
      notes: [
        `the BFF uses ${Math.round(before)} MiB without them, ${Math.round(after)} MiB with them: ${each.toFixed(1)} KiB each`,
      ],
    },
  ];
}

/**
 * Opens ten streams per user with limited concurrency.
 * @param {string} url
 * @param {readonly Record<string, string>[]} people
 * @param {number} count
 */
async function opened(url, people, count) {
  /** @type {Stream[]} */
  const open = [];
  let next = 0;
  const one = async () => {
    while (next < count) open.push(await openStream(url, people[Math.floor(next++ / ofPerson)] ?? {}));
  };
  await Promise.all(Array.from({ length: maxOpening }, one));
  return open;
}

/** @param {string} url @param {readonly string[]} emails */
async function signedIn(url, emails) {
  const waiting = [...emails];
  /** @type {Record<string, string>[]} */
  const done = [];
  const one = async () => {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const { headers } = await openVisitor(url, { name: email, email, password: 'Setu-demo-1' });
      done.push(headers);
    }
  };
  await Promise.all(Array.from({ length: maxSignIns }, one));
  return done;
}

/**
 * Opens a stream. Resolves when its first event has arrived.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Stream>}
 */
function openStream(url, headers) {
  return new Promise((resolve, reject) => {
    const options = { headers: { cookie: headers.cookie ?? '', accept: 'text/event-stream' }, agent: false };
    const request = get(`${url}/user/notice/api/last`, options, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was answered with ${response.statusCode}`));
      /** @type {Stream} */
      const stream = { onMessage: () => {}, close: () => request.destroy() };
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith(':')) continue;
          resolve(stream);
          const [, data] = /^data: (.*)$/m.exec(event) ?? [];
          if (data) stream.onMessage(JSON.parse(data));
        }
      });
      response.on('error', () => {});
    });
    request.on('error', reject);
  });
}

/**
 * Runs an action. For each stream that received its event, returns the milliseconds since the action was answered.
 * @param {readonly Stream[]} streams
 * @param {string} id
 * @param {() => Promise<unknown>} action
 * @returns {Promise<number[]>}
 */
async function deliveryTimes(streams, id, action) {
  /** @type {number[]} */
  const received = [];
  const all = streams.map(
    (stream) =>
      new Promise((resolve) => {
        stream.onMessage = ({ request }) => {
          if (request !== id) return;
          stream.onMessage = () => {};
          received.push(performance.now());
          resolve(undefined);
        };
      }),
  );
  await action();
  const answered = performance.now();
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  return received.map((at) => Math.max(0, at - answered));
}

/** @param {import('../bench/staff.mjs').Staff} buyer @returns {Promise<string>} the request's id */
async function published(buyer) {
  const found = /** @type {{ skus: { sku_id: string }[] }} */ (
    await buyer.get('/catalog/search/autocomplete-products?q=KPM')
  );
  const draft = await buyer.follow(`/customer/request/create-from-product/${found.skus[0]?.sku_id}`);
  const id = String(draft).split('/').pop() ?? '';
  await buyer.post(`/request/publish/${id}`, { count: 24, comment: 'Нужны сроки поставки' });
  return id;
}
