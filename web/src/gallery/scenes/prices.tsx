import { useState } from 'react';
import { Row, Stack } from '../../ui/layout/layout';
import { Amount, OriginalPrice, Price, RateNote } from '../../ui/money/price';
import { QuantityStepper } from '../../ui/quantity/quantity-stepper';
import { say } from '../say';
import type { Scene } from '../scene';

const rupees = (value: number) => ({ value, currency: 'INR' as const });

function Quantity({ isInvalid }: { isInvalid?: boolean }) {
  const [value, setValue] = useState(12);
  return (
    <QuantityStepper
      label={say('Количество, шт', 'Quantity, pcs')}
      value={value}
      onChange={setValue}
      isInvalid={isInvalid}
    />
  );
}

export const scenes: Scene[] = [
  {
    name: 'prices',
    render: () => (
      <Stack>
        <Price from={rupees(1180)} to={rupees(1460)} unit={{ name: say('шт', 'pc'), langs: {} }} size="hero" />
        <OriginalPrice money={rupees(1180)} to={rupees(1460)} />
        <Price from={rupees(1180)} unit={{ name: say('кг', 'kg'), langs: {} }} />
        <Price from={rupees(84.5)} size="small" />
        <Price from={null} />
        <Amount money={rupees(1_284_000)} />
        <RateNote />
      </Stack>
    ),
  },
  {
    name: 'quantity',
    render: () => (
      <Row>
        <Quantity />
        <Quantity isInvalid />
      </Row>
    ),
  },
];
