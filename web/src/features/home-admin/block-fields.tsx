import { businessDay, homeLimits, homeTones } from '@setu/contract';
import { DateField } from '../../forms/fields/date-field';
import { LocalizedField } from '../../forms/fields/localized-field';
import { PictureField } from '../../forms/fields/picture-field';
import { SelectField } from '../../forms/fields/select-field';
import { TextField } from '../../forms/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { type BlockKind, type BlockValues, periodState } from './home-values';

interface BlockFieldsProps {
  path: string;
  kind: BlockKind;
  block: BlockValues;
}

/** The maximum number of pictures by kind of block. */
const pictures: Record<BlockKind, number> = { hero: homeLimits.pictures, promo: 1, banner: 0 };

/** Asks for the texts, link, pictures and dates of a slide, tile or banner. */
export function BlockFields({ path, kind, block }: BlockFieldsProps) {
  const t = useTexts('home-admin');
  return (
    <Stack gap={4}>
      <Shown days={block} />
      <LocalizedField name={`${path}.title`} label={t('fields.title')} maxLength={homeLimits.title} isRequired />
      <LocalizedField name={`${path}.text`} label={t('fields.text')} maxLength={homeLimits.text} isLong />
      <LocalizedField name={`${path}.action`} label={t('fields.action')} maxLength={homeLimits.action} isRequired />
      <FieldGrid>
        <TextField
          name={`${path}.link`}
          label={t('fields.link')}
          hint={t('fields.linkHint')}
          maxLength={homeLimits.link}
          isRequired
        />
        {kind === 'promo' && (
          <SelectField
            name={`${path}.tone`}
            label={t('fields.tone')}
            isRequired
            options={homeTones.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
          />
        )}
      </FieldGrid>
      {pictures[kind] > 0 && (
        <PictureField
          name={`${path}.pictures`}
          label={t('fields.pictures')}
          hint={t(`fields.picturesHint.${kind === 'hero' ? 'hero' : 'promo'}`)}
          max={pictures[kind]}
        />
      )}
      <ShownDays path={path} />
    </Stack>
  );
}

/** Asks for the first and the last day of display. */
export function ShownDays({ path }: { path: string }) {
  const t = useTexts('home-admin');
  return (
    <FieldGrid>
      <DateField name={`${path}.from`} label={t('fields.from')} hint={t('fields.fromHint')} />
      <DateField name={`${path}.until`} label={t('fields.until')} hint={t('fields.untilHint')} />
    </FieldGrid>
  );
}

/** Warns that the block is not displayed today. Shows nothing otherwise. */
export function Shown({ days }: { days: { from: string; until: string } }) {
  const t = useTexts('home-admin');
  const now = periodState(days, businessDay('moscow', new Date()));
  if (now === 'now') return null;
  return (
    <Text size={13} tone="muted">
      {t(`standing.${now}`)}
    </Text>
  );
}
