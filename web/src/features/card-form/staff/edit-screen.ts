/** The screen for editing a card, by its type. */
export const editScreen = { product: 'product_edit_page', service: 'service_edit_page' } as const;
