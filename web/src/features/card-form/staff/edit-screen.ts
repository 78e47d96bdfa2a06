/** The screen a card is written on. */
export const editScreen = { product: 'product_edit_page', service: 'service_edit_page' } as const;
