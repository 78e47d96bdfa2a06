import type { CardView } from '@setu/contract';
import { aCard } from '../../testing/builders/card';
import { Button } from '../../ui/button/button';
import { IconShoppingCart } from '../../ui/icon/icons';
import { CardGrid, CardSkeletons } from '../../ui/product-card/card-grid';
import { ProductCard } from '../../ui/product-card/product-card';
import { say } from '../say';
import type { Scene } from '../scene';

function cards(): CardView[] {
  const card = aCard({
    name: say('Насос центробежный KPM 65-200', 'Centrifugal pump KPM 65-200'),
    inco_place: say('Нава-Шева', 'Nhava Sheva'),
    company: { ...aCard().company, city: say('Пуна', 'Pune') },
  });
  return [
    card,
    { ...card, id: '2', is_sample_available: true, price_to: 1460, price_mode: 'range' },
    { ...card, id: '3', price_from: null, price_to: null, price_mode: 'request', lead_days: null },
    {
      ...card,
      id: '4',
      name: say(
        'Услуги по проектированию электротехнических распределительных устройств',
        'Design services for electrical switchgear and distribution boards of industrial plants',
      ),
      type: 'service',
      company: { ...card.company, verified: false },
    },
  ];
}

function Cards({ layout }: { layout: 'grid' | 'list' }) {
  return (
    <CardGrid layout={layout}>
      {cards().map((card) => (
        <ProductCard
          key={card.id}
          card={card}
          to="/"
          layout={layout}
          headingLevel={2}
          action={<Button icon={IconShoppingCart}>{say('В корзину', 'Add to cart')}</Button>}
        />
      ))}
    </CardGrid>
  );
}

export const scenes: Scene[] = [
  { name: 'grid', render: () => <Cards layout="grid" /> },
  { name: 'list', render: () => <Cards layout="list" /> },
  {
    name: 'loading',
    render: () => (
      <CardGrid>
        <CardSkeletons count={4} />
      </CardGrid>
    ),
  },
];
