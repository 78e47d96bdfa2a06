/**
 * Faults that we plant in the production sources to see whether the simulation finds them. Each replaces a text that
 * occurs exactly once in its file.
 * @typedef {object} Plant
 * @property {string} name
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {string} breaks what a user or an operator would suffer
 */

/** @type {readonly Plant[]} */
export const plants = [
  {
    name: 'outbox-outside-transaction',
    file: 'services/kit/src/start/deps.ts',
    find: 'fn({ ...stores(conn), ...transacting(conn, { clock, ids }) })',
    replace:
      'fn({ ...stores(conn), ...transacting(conn, { clock, ids }), outbox: transacting(db, { clock, ids }).outbox })',
    breaks: 'an event is published although its change was rolled back',
  },
  {
    name: 'outbox-marked-before-publish',
    file: 'services/kit/src/events/publish-due.ts',
    find: 'const { published, failed } = await publishInOrder(await dueRows(connection), bus);',
    replace: `const rows = await dueRows(connection);
      await connection.query(remember, [rows.map(({ id }) => id)]);
      const { published, failed } = await publishInOrder(rows, bus);`,
    breaks: 'an event is lost when the relay dies, or the bus is down, after the mark',
  },
  {
    name: 'failed-publish-counts',
    file: 'services/kit/src/events/publish-in-order.ts',
    find: "failed.push({ id: row.id, error, outage: causeOf(error) !== 'failure' });",
    replace: 'published.push(row.id);',
    breaks: 'an event is lost when the bus does not answer',
  },
  {
    name: 'inbox-not-asked',
    file: 'services/kit/src/events/handling.ts',
    find: 'if (!(await firstTime(stores.conn, consumer.name, event.id))) return false;',
    replace: 'await firstTime(stores.conn, consumer.name, event.id);',
    breaks: 'a delivery that is repeated has its effect again',
  },
  {
    name: 'inbox-in-other-transaction',
    file: 'services/kit/src/events/handling.ts',
    find: `      const isNew = await write(async (stores) => {
        if (redelivered)`,
    replace: `      const known = await write(({ conn }) => firstTime(conn, consumer.name, event.id));
      const isNew = known && await write(async (stores) => {
        await stores.conn('inbox').where({ consumer: consumer.name, event_id: event.id }).delete();
        if (redelivered)`,
    breaks: 'an event whose handling fails after the inbox row has no effect',
  },
  {
    name: 'confirmed-before-commit',
    file: 'services/kit/src/events/handling.ts',
    find: 'await hand();\n        if (waits > 0)',
    replace: 'void hand().catch(() => undefined);\n        if (waits > 0)',
    breaks: 'an event is confirmed before its effect is committed, and lost when the process dies',
  },
  {
    name: 'idempotency-key-not-kept',
    file: 'services/kit/src/events/idempotency.ts',
    find: 'return answer.decode(first.answer);',
    replace: 'return fn();',
    breaks: 'a call that is repeated because its answer was lost has its effect twice',
  },
  {
    name: 'idempotency-outside-transaction',
    file: 'services/kit/src/start/deps.ts',
    find: 'fn({ ...stores(conn), ...transacting(conn, { clock, ids }) })',
    replace: 'fn({ ...stores(conn), ...transacting(conn, { clock, ids }), idempotent: transacting(db).idempotent })',
    breaks: 'a key is kept although its call was rolled back, so that the repeated call gets no answer',
  },
  {
    name: 'idempotency-of-everybody',
    file: 'services/request/src/wire/access.ts',
    find: "[actor.userId, actor.actingUserId].filter(Boolean).join('/')",
    replace: "'everybody'",
    breaks: 'two users who use the same key get the answer of each other',
  },
  {
    name: 'request-not-locked',
    file: 'services/request/src/requests/store/find-requests.ts',
    find: '.forUpdate()',
    replace: '',
    breaks: 'two transitions at the same time both see the former status',
  },
  {
    name: 'conversation-not-locked',
    file: 'services/request/src/messages/store/conversations.ts',
    find: '.forUpdate()',
    replace: '',
    breaks: 'two messages at the same time get the same number',
  },
  {
    name: 'state-checked-before-lock',
    file: 'services/request/src/requests/changes/transition-request.ts',
    find: 'const before = await stores.requests.lock(id);',
    replace: `const seen = await deps.read.requests.get(id);
      const locked = await stores.requests.lock(id);
      const before = locked && seen && { ...locked, status: seen.status };`,
    breaks: 'a transition is judged by a status that has changed',
  },
  {
    name: 'notice-group-not-locked',
    file: 'services/identity/src/notices/store/merge-notices.ts',
    find: "await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))',",
    replace: "await conn.raw('select ?',",
    breaks: 'two messages at the same time make two notifications of one conversation',
  },
  {
    name: 'older-state-wins',
    file: 'services/identity/src/company-admin/store/company-requests.ts',
    find: ".whereRaw('company_request.version < excluded.version')",
    replace: '',
    breaks: 'an event that comes late reopens a request that has ended',
  },
  {
    name: 'sample-not-locked',
    file: 'services/request/src/samples/changes/change-sample.ts',
    find: 'await stores.requests.lock(command.requestId)',
    replace: 'await stores.requests.get(command.requestId)',
    breaks: 'two who answer a request for a sample at the same time both succeed',
  },
  {
    name: 'substitution-not-locked',
    file: 'services/identity/src/substitutions/store/substitutions.ts',
    find: 'order by id for update',
    replace: 'order by id',
    breaks: 'a user who arranges a substitute in two browsers has two',
  },
  {
    name: 'import-stopped-without-lock',
    file: 'services/catalogue/src/imports/rpc/stop-import.ts',
    find: 'await stores.importRuns.lock(companyId, id)',
    replace: 'await stores.importRuns.get(companyId, id)',
    breaks: 'an import that has just been applied is shown as stopped',
  },
  {
    name: 'picture-not-awaited',
    file: 'services/catalogue/src/imports/changes/store-pictures.ts',
    find: 'const { refused, warning } = await upload.catch(',
    replace: 'const { refused, warning } = {} as StoredPicture;\n    void upload.catch(',
    breaks: 'a card has a picture that is not stored, because media rejected it or the process died',
  },
];
