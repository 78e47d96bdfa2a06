/** The distinct answers for known and for unknown addresses, and how well the response time distinguishes them. */
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
