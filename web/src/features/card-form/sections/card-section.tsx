import { type CardFieldName, type CardSection as CardSectionId, cardSections, type PlainName } from '@setu/contract';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { CategoryFields } from './category-fields';
import { CertificatesField } from './certificates-field';
import { ColorField, CountryField, IncotermsField, UnitAmountField, UnitField } from './choice-fields';
import { ItemWeightField, NetWeightField, useIsByWeight } from './dimension-fields';
import { HsCodeCardHelp, HsCodeField } from './hs-code-field';
import { IndustriesField, OtherIndustryField } from './industry-fields';
import { ModeField } from './mode-field';
import { PictureFields } from './picture-fields';
import { PlainCardField } from './plain-card-field';
import { PriceFromField, PriceToField, ShareField } from './price-fields';
import styles from './sections.module.css';
import { IncotermsPlaceField, ShipmentPortField } from './terms-fields';
import { VolumeOutput } from './volume-output';

/** The fields with rules of their own. All other fields are plain. */
const ownFields: Partial<Record<CardFieldName, ReactNode>> = {
  vendor_code: <VendorCodeField />,
  category_id: <CategoryFields />,
  hs_code: (
    <>
      <HsCodeField />
      <HsCodeCardHelp />
    </>
  ),
  country: <CountryField />,
  industries: <IndustriesField />,
  other_industry: <OtherIndustryField />,
  price_mode: <ModeField />,
  price_from: <PriceFromField />,
  price_to: <PriceToField />,
  payment_advance: <ShareField name="payment_advance" />,
  payment_transfer: <ShareField name="payment_transfer" />,
  unit: <UnitField />,
  minimum_quantum: <UnitAmountField name="minimum_quantum" />,
  weight: (
    <>
      <ItemWeightField />
      <VolumeOutput />
    </>
  ),
  package_net_weight: <NetWeightField />,
  count_in_one_package: <UnitAmountField name="count_in_one_package" />,
  inco_terms: <IncotermsField />,
  inco_place: <IncotermsPlaceField />,
  color: <ColorField />,
  shipment_port: <ShipmentPortField />,
  files: <CertificatesField />,
  pictures: <PictureFields />,
};

/** Asks for the supplier's own code. */
function VendorCodeField() {
  const t = useTexts('card-form');
  const isSuppliers = useUser()?.company.type === 'supplier';
  return <PlainCardField name="vendor_code" hint={t(isSuppliers ? 'hints.vendor_code' : 'hints.suppliers_code')} />;
}

/** Asks for the fields of a section in the order of their description. */
export function CardSection({ id }: { id: CardSectionId }) {
  return (
    <div className={styles.grid} data-section={id}>
      {cardSections[id].map((name: CardFieldName) => (
        <Fragment key={name}>
          <GroupTitle before={name} />
          {ownFields[name] ?? <PlainCardField name={name as PlainName} />}
        </Fragment>
      ))}
    </div>
  );
}

/** Says whether the sizes below are those of an item or of a package. Goods by weight have only a package. */
function GroupTitle({ before }: { before: CardFieldName }) {
  const t = useTexts('card-form');
  const isByWeight = useIsByWeight();
  const isFirst = before === 'length';
  if (!isFirst && (isByWeight || before !== 'count_in_one_package')) return null;
  return <h3 className={styles.group}>{t(isFirst && !isByWeight ? 'groups.item' : 'groups.package')}</h3>;
}
