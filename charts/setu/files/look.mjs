// What `helm test` runs in a pod of the release: every process is ready and reaches its database, and a search gets its
// answer through the service address. Takes the base name of the services and their names as arguments; ends 1 when something is wrong.
// By `-e` there is no path of a script before them.
const [full, ...names] = process.argv.slice(1);
const patienceMs = 60_000;
const pauseMs = 2000;

const looks = [
  ...names.map((name) => `http://${full}-${name}:9090/readyz`),
  ...names.map((name) => `http://${full}-${name}:9090/internal/deps`),
  `http://${full}-bff:8080/catalog/category/?limit=1`,
];

/** Asks until the answer is 200, for a minute; gives the last word: the status, or why there was none. */
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
