import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasHelm, helm, needsHelm } from './helm.js';

/** A value nobody should get away with, and what the refusal must name. In JSON, for the proof on a real cluster reads them too. */
interface Refused {
  says: string;
  values: object;
  named: string;
}

const refused: Refused[] = JSON.parse(readFileSync(new URL('refused.json', import.meta.url), 'utf8'));

describe.skipIf(!hasHelm)(`the chart refuses (${needsHelm})`, () => {
  test.concurrent.each(refused)('$says, and says which value it is', async ({ values, named }) => {
    const { ok, said } = await helm(['template', 'shop', '--kube-version', '1.34.0'], { overlay: values });
    expect(ok).toBe(false);
    expect(said).toMatch(new RegExp(named));
  });

  test('a Kubernetes that is too old', async () => {
    const { ok, said } = await helm(['template', 'shop', '--kube-version', '1.26.0']);
    expect([ok, /incompatible with Kubernetes/.test(said)]).toEqual([false, true]);
  });
});
