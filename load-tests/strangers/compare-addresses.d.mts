/** What was answered of known and of unknown addresses, every different answer once; how well its time tells them apart. */
export type Compared = {
  question: string;
  ofEach: number;
  auc: number;
  known: string[];
  unknown: string[];
  medians: [known: number, unknown: number];
};

export function compareAddresses(asked: {
  url: string;
  known: readonly string[];
  unknown: readonly string[];
  warmUp?: number;
}): Promise<Compared[]>;
