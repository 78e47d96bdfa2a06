import { judge, planOf, type Verdict } from './seed.js';
import { describePlan, shrink } from './shrink.js';
import { openStage } from './stage.js';

/** What a worker is asked to do: run seeds, or look closely at one. */
export type Order =
  | { kind: 'seeds'; from: number; below: number }
  | { kind: 'trace'; seed: number }
  | { kind: 'shrink'; seed: number };

/** What a worker reports. */
export type Report =
  | { kind: 'ready' }
  | ({ kind: 'seed'; seed: number } & Omit<Verdict, 'trace'>)
  | { kind: 'lines'; lines: string[] }
  | { kind: 'done' };

const [, , server = '', database = ''] = process.argv;
const report = (message: Report): void => {
  process.send?.(message);
};

const stage = await openStage(server, database);

async function follow(order: Order): Promise<void> {
  if (order.kind === 'seeds') {
    for (let seed = order.from; seed < order.below; seed += 1) {
      const { trace: _, ...verdict } = await judge(stage, planOf(seed));
      report({ kind: 'seed', seed, ...verdict });
    }
  }
  if (order.kind === 'trace') {
    const { trace, problems } = await judge(stage, planOf(order.seed), true);
    report({ kind: 'lines', lines: [...trace, '', ...problems.map(({ checker, detail }) => `${checker}: ${detail}`)] });
  }
  if (order.kind === 'shrink') report({ kind: 'lines', lines: await shrunk(order.seed) });
  report({ kind: 'done' });
}

async function shrunk(seed: number): Promise<string[]> {
  const plan = planOf(seed);
  const { problems } = await judge(stage, plan);
  const [problem] = problems;
  if (problem === undefined) return [`seed ${seed} does not fail`];
  const smallest = await shrink(stage, plan, problem.checker);
  const { trace, problems: left } = await judge(stage, smallest, true);
  const failures = left.map(({ checker, detail }) => `${checker}: ${detail}`);
  return [`seed ${seed}, shrunk:`, ...describePlan(smallest), '', ...trace, '', ...failures];
}

process.on('message', (order: Order) => {
  follow(order).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
process.on('disconnect', () => {
  stage.sessions.goOn();
  process.exit(0);
});
report({ kind: 'ready' });
