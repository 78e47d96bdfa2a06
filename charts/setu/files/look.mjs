// The check that `helm test` runs in a pod of the release. Every process must be ready and reach its database, and a
// search must be answered through the service address. The arguments are the base name of the services and their names.
// Exits with 1 if something is wrong. Node.js runs it with `-e`, so no script path comes before the arguments.
const [full, ...names] = process.argv.slice(1);
const patienceMs = 60_000;
const pauseMs = 2000;

const looks = [
  ...names.map((name) => `http://${full}-${name}:9090/readyz`),
  ...names.map((name) => `http://${full}-${name}:9090/internal/deps`),
  `http://${full}-bff:8080/catalog/category/?limit=1`,
];

/**
 * Repeats the request for up to a minute until the status is 200. Returns the last result: the status, or the reason
 * for a failure.
 */
async function ask(url) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const said = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return String(reply.status);
      },
      (error) => error.cause?.code ?? error.name,
    );
    if (said === '200' || Date.now() > until) return said;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const answers = await Promise.all(looks.map(async (url) => ({ url, said: await ask(url) })));
process.stdout.write(answers.map(({ url, said }) => `${said.padEnd(14)} ${url}\n`).join(''));
process.exit(answers.every(({ said }) => said === '200') ? 0 : 1);
