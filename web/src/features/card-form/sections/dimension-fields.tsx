import { useListUnitsQuery } from '../../../forms/reference-api';
import { useTexts } from '../../../i18n/use-texts';
import { isWeightUnit } from '../../../kit/card-fields/is-weight-unit';
import { useCardValue } from './card-context';
import { PlainCardField } from './plain-card-field';

/** Returns whether the goods are sold by weight. Their sizes are those of a package. */
export function useIsByWeight(): boolean {
  const { data: units = [] } = useListUnitsQuery();
  const chosen = useCardValue(({ unit }) => unit);
  return isWeightUnit(units.find(({ id }) => id === chosen)?.name);
}

/** Returns whether the weight of an item is also the net weight of a package. */
function useIsNetWeight(): boolean {
  const isByWeight = useIsByWeight();
  const isSame = useCardValue(({ weight, package_net_weight: net }) => net === '' || net === weight);
  return isByWeight && isSame;
}

/** Asks for the weight of an item, which is the net weight of a package for goods by weight. */
export function ItemWeightField() {
  const t = useTexts('card-fields');
  return <PlainCardField name="weight" label={useIsNetWeight() ? t('label.package_net_weight') : t('label.weight')} />;
}

/** Asks for the net weight of a package, unless the weight above already says it. */
export function NetWeightField() {
  const t = useTexts('card-form');
  if (useIsNetWeight()) return null;
  return <PlainCardField name="package_net_weight" hint={t('hints.package_net_weight')} />;
}
