/** Computes vectors of texts. Texts of similar meaning, in either language, have vectors of similar directions. */
export interface Embeddings {
  /** Names the model and its dimensions. Vectors of different models cannot be compared. */
  model: string;
  dimensions: number;
  /** Returns the vector of each text of a card. Rejects if the server is away, slow, or answers something else. */
  ofCards(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
  /** Returns the vector of a search. Rejects like `ofCards`. */
  ofSearch(text: string, signal: AbortSignal): Promise<number[]>;
}
