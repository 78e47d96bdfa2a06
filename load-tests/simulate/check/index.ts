import type { AnyDefinition } from '../process.js';
import type { Ran, Stage } from '../run.js';
import { cardReadModelsConverge, draftsAreReviewed, publishedCardsWereApproved, reviewsAreLegal } from './cards.js';
import { changesHaveEvents, eventsArrive, noCallFails, writesHappenOnce } from './effects.js';
import { type Facts, readFacts } from './facts.js';
import { historyIsLegal, transitionsWereAsked } from './history.js';
import { importsEndOnce, importsWriteRowsOnce } from './imports.js';
import { moneyIsConserved } from './money.js';
import { noticesAreWrittenOnce, readModelsConverge } from './notices.js';
import { importsAttachPictures } from './pictures.js';
import { samplesAreAnswered } from './samples.js';
import { substitutesMayAct, substitutionsAreArranged } from './substitutions.js';
import { tenantsAreSeparate } from './tenants.js';

export interface Checked {
  facts: Facts;
  ran: Ran;
  definitions: { name: string; consumers: readonly { name: string; subject: string }[] }[];
}

/** Looks at a quiet world and yields what is wrong. */
export type Checker = (checked: Checked) => Generator<string>;

const checkers: Readonly<Record<string, Checker>> = {
  historyIsLegal,
  transitionsWereAsked,
  moneyIsConserved,
  writesHappenOnce,
  changesHaveEvents,
  eventsArrive,
  noCallFails,
  noticesAreWrittenOnce,
  readModelsConverge,
  tenantsAreSeparate,
  samplesAreAnswered,
  substitutionsAreArranged,
  substitutesMayAct,
  importsEndOnce,
  importsWriteRowsOnce,
  importsAttachPictures,
  reviewsAreLegal,
  draftsAreReviewed,
  publishedCardsWereApproved,
  cardReadModelsConverge,
};

export interface Problem {
  checker: string;
  detail: string;
}

/** Runs all checkers after a run. */
export async function check({ sessions }: Stage, ran: Ran): Promise<Problem[]> {
  const facts = await readFacts(
    sessions,
    ran.services.map(({ definition }) => definition.name),
  );
  const definitions = ran.services.map(({ definition }) => ({
    name: definition.name,
    consumers: consumersOf(definition),
  }));
  return Object.entries(checkers).flatMap(([checker, yields]) =>
    [...yields({ facts, ran, definitions })].map((detail) => ({ checker, detail })),
  );
}

const consumersOf = (definition: AnyDefinition) => definition.consumers?.({} as never) ?? [];
