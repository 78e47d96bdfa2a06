/** A valid row of a card file, by the titles of its columns. */
export const goodRow: Readonly<Record<string, string | number>> = {
  ...{ vendor_code: 'NEW-1', name: 'Gear pump', category: 'Equipment > Pumps', hs_code: '8413.60', brand: 'Kaveri' },
  ...{ price_mode: 'Точная цена', price_from: '1 250,50', payment_advance: 30, payment_transfer: 70, unit: 'шт' },
  ...{ minimum_quantum: 1.5, lead_days: 14, inco_terms: 'FOB', inco_place: 'Mundra', country: 'Индия', color: 'blue' },
  ...{
    width: 10,
    height: 20,
    length: 30,
    weight: '4,5',
    industries: 'Water supply',
    area: 'Oil',
    description: 'Pumps',
  },
  ...{
    special_instructions: 'Keep dry',
    shipment_method: 'By sea',
    shipment_description: 'Crate',
    shipment_port: 'Mundra',
    is_sample_available: 'Нет',
  },
};
