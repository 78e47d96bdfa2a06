import type { CardDetailsView, TranslationFieldView } from '@setu/contract';

/** Texts of a card in Russian, by the form's names. */
export type RussianValues = Record<string, string>;

/** What stands in the form when it opens. */
export const russianValues = (fields: readonly TranslationFieldView[]): RussianValues =>
  Object.fromEntries(fields.map(({ field, russian }) => [field, russian]));

/** Whether a Russian text has to be written: the name always, the others where there is an English one. */
export const isNeeded = ({ field, english }: Pick<TranslationFieldView, 'field' | 'english'>): boolean =>
  field === 'name' || english.trim() !== '';

/** The card as a reader of Russian will see it: what is not translated stays as it is, and marked. */
export function translatedCard(card: CardDetailsView, values: RussianValues): CardDetailsView {
  const { shipment_description: description, shipment_port: port, ...own } = written(values);
  const isDone = (name: string): boolean => name in own;
  const shipment = { ...card.shipment, ...(description && { description }), ...(port && { port }) };
  const done = new Set([...(description ? ['description'] : []), ...(port ? ['port'] : [])]);
  return {
    ...card,
    ...own,
    langs: left(card.langs, isDone),
    shipment: { ...shipment, langs: left(card.shipment.langs, (name) => done.has(name)) },
  };
}

const written = (values: RussianValues): RussianValues =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''));

const left = (langs: CardDetailsView['langs'], isDone: (name: string) => boolean): CardDetailsView['langs'] =>
  Object.fromEntries(Object.entries(langs).filter(([name]) => !isDone(name)));
