import type { Source } from './sources.js';

/** Which files may not import what, and why; the reason is what a broken build shows. */
export type ImportRule = {
  says: string;
  because: string;
  files: RegExp;
  except?: RegExp;
  /** Tests are free to reach further unless the rule is for them too. */
  testsToo?: boolean;
  forbids: (target: string, source: Source) => boolean;
};

/** Every import that breaks the rule, as `file imports target`. */
export function broken(rule: ImportRule, sources: Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => rule.files.test(path) && !rule.except?.test(path) && (rule.testsToo || !isTest))
    .flatMap((source) =>
      source.imports
        .filter((target) => rule.forbids(target, source))
        .map((target) => `${source.path} imports ${target}`),
    );
}

/** Fails with every finding on a line of its own, under the reason of the rule. */
export function mustBeNone(findings: string[], because: string): void {
  if (findings.length === 0) return;
  throw new Error(`${because}\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
}
