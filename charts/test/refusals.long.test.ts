import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasHelm, helm, needsHelm } from './helm.js';

/**
 * A bad value, and the text that the refusal must contain. The list is in JSON because the test on a real cluster reads
 * it too.
 */
interface Refused {
  title: string;
  values: object;
  named: string;
}

const refused: Refused[] = JSON.parse(readFileSync(new URL('refused.json', import.meta.url), 'utf8'));

describe.skipIf(!hasHelm)(`The chart refuses (${needsHelm})`, () => {
  test.concurrent.each(refused)('$title, and names the value', async ({ values, named }) => {
    const { ok, output } = await helm(['template', 'shop', '--kube-version', '1.34.0'], { overlay: values });
    expect(ok).toBe(false);
    expect(output).toMatch(new RegExp(named));
  });

  test('a Kubernetes that is too old', async () => {
    const { ok, output } = await helm(['template', 'shop', '--kube-version', '1.26.0']);
    expect([ok, /incompatible with Kubernetes/.test(output)]).toEqual([false, true]);
  });
});
