import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import pg from 'pg';
import { startServer } from './server.mjs';

const server = await startServer();
const u = new URL(server.url);
const cfg = {
  user: u.username,
  password: decodeURIComponent(u.password),
  database: u.pathname.slice(1),
  host: server.sockets,
  port: Number(u.port),
};
const c = new pg.Client(cfg);
await c.connect();
const {
  rows: [{ pid }],
} = await c.query('select pg_backend_pid() as pid');
const cpuPg = () => {
  const st = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const a = st.slice(st.lastIndexOf(')') + 2).split(' ');
  return [+a[11] * 10, +a[12] * 10];
};
await c.query('create table t (id int primary key, x text)');
await c.query("insert into t select i, 'abc' from generate_series(1,1000) i");
async function bench(name, n, fn) {
  for (let i = 0; i < 200; i++) await fn(i);
  const a = process.cpuUsage(),
    p = cpuPg(),
    t = performance.now();
  for (let i = 0; i < n; i++) await fn(i);
  const b = process.cpuUsage(a),
    q = cpuPg();
  console.log(
    name,
    'wall',
    ((performance.now() - t) / n).toFixed(3),
    'node u',
    (b.user / 1e3 / n).toFixed(3),
    's',
    (b.system / 1e3 / n).toFixed(3),
    'pg u',
    ((q[0] - p[0]) / n).toFixed(3),
    's',
    ((q[1] - p[1]) / n).toFixed(3),
  );
}
await bench('named select', 3000, (i) =>
  c.query({ name: 'a', text: 'select x from t where id = $1', values: [i % 1000] }),
);
await bench('simple select', 3000, (i) => c.query('select x from t where id = 5'));
await bench('setImmediate', 3000, () => new Promise((r) => setImmediate(r)));
await bench('named + setImmediate + timer', 3000, async (i) => {
  await new Promise((r) => setImmediate(r));
  const t = setTimeout(() => {}, 3);
  await c.query({ name: 'a', text: 'select x from t where id = $1', values: [i % 1000] });
  clearTimeout(t);
});
await c.end();
await server.stop();
