// Written by `npm run generate` from bff/contract/texts/*/card-fields.json.
/** The labels of the options of a card's choices, by field and option. */
export const optionLabels = {
  "shipment_method": {
    "sea": {
      "en": "By sea",
      "ru": "Морем"
    },
    "air": {
      "en": "By air",
      "ru": "Самолётом"
    }
  },
  "is_sample_available": {
    "yes": {
      "en": "Available",
      "ru": "Есть"
    },
    "no": {
      "en": "Not available",
      "ru": "Нет"
    }
  },
  "is_hazardous": {
    "yes": {
      "en": "Yes",
      "ru": "Да"
    },
    "no": {
      "en": "No",
      "ru": "Нет"
    }
  },
  "transport_temperature": {
    "ambient": {
      "en": "Ambient",
      "ru": "Обычная"
    },
    "chilled": {
      "en": "Chilled",
      "ru": "Охлаждение"
    },
    "frozen": {
      "en": "Frozen",
      "ru": "Заморозка"
    }
  }
} as const;
