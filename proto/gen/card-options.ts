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

/** The labels of a card's fields, as emails name them. */
export const fieldLabels: Readonly<Record<string, { en: string; ru: string }>> = {
  "vendor_code": {
    "en": "Item code",
    "ru": "Артикул"
  },
  "name": {
    "en": "Name",
    "ru": "Название"
  },
  "category_id": {
    "en": "Category",
    "ru": "Категория"
  },
  "hs_code": {
    "en": "HS code",
    "ru": "Код ТН ВЭД"
  },
  "brand": {
    "en": "Brand",
    "ru": "Бренд"
  },
  "price_mode": {
    "en": "Price",
    "ru": "Цена"
  },
  "price_from": {
    "en": "Price from",
    "ru": "Цена от"
  },
  "price_to": {
    "en": "Price to",
    "ru": "Цена до"
  },
  "payment_advance": {
    "en": "Advance",
    "ru": "Аванс"
  },
  "payment_transfer": {
    "en": "Before dispatch",
    "ru": "Перед отгрузкой"
  },
  "unit": {
    "en": "Unit",
    "ru": "Единица измерения"
  },
  "minimum_quantum": {
    "en": "Minimum order",
    "ru": "Минимальная партия"
  },
  "lead_days": {
    "en": "Lead time",
    "ru": "Срок отгрузки"
  },
  "count_in_one_package": {
    "en": "In one package",
    "ru": "В одной упаковке"
  },
  "inco_terms": {
    "en": "Incoterms",
    "ru": "Условия Incoterms"
  },
  "inco_place": {
    "en": "Incoterms place",
    "ru": "Место по Incoterms"
  },
  "country": {
    "en": "Country of origin",
    "ru": "Страна происхождения"
  },
  "color": {
    "en": "Colour",
    "ru": "Цвет"
  },
  "width": {
    "en": "Width",
    "ru": "Ширина"
  },
  "height": {
    "en": "Height",
    "ru": "Высота"
  },
  "length": {
    "en": "Length",
    "ru": "Длина"
  },
  "weight": {
    "en": "Item weight",
    "ru": "Вес изделия"
  },
  "warranty": {
    "en": "Warranty",
    "ru": "Гарантия"
  },
  "industries": {
    "en": "Industries",
    "ru": "Отрасли"
  },
  "other_industry": {
    "en": "Other industry",
    "ru": "Другая отрасль"
  },
  "area": {
    "en": "Area of use",
    "ru": "Область применения"
  },
  "composition": {
    "en": "Composition and materials",
    "ru": "Состав и материалы"
  },
  "features": {
    "en": "Features",
    "ru": "Характеристики"
  },
  "technical_specification": {
    "en": "Technical specification",
    "ru": "Техническая спецификация"
  },
  "description": {
    "en": "Description",
    "ru": "Описание"
  },
  "special_instructions": {
    "en": "Special instructions",
    "ru": "Особые указания"
  },
  "condition": {
    "en": "Condition",
    "ru": "Состояние"
  },
  "is_sample_available": {
    "en": "Sample",
    "ru": "Образец"
  },
  "shipment_method": {
    "en": "Transport mode",
    "ru": "Вид транспорта"
  },
  "shipment_description": {
    "en": "Packaging and shipment",
    "ru": "Упаковка и отгрузка"
  },
  "shipment_port": {
    "en": "Port of loading",
    "ru": "Порт отгрузки"
  },
  "pictures": {
    "en": "Photos",
    "ru": "Фотографии"
  },
  "category": {
    "en": "Sub-category",
    "ru": "Подкатегория"
  },
  "files": {
    "en": "Certificates",
    "ru": "Сертификаты"
  },
  "tree_index": {
    "en": "Section",
    "ru": "Раздел"
  },
  "price": {
    "en": "Price",
    "ru": "Цена"
  },
  "general": {
    "en": "General comment",
    "ru": "Общее замечание"
  },
  "package_net_weight": {
    "en": "Net weight of a package",
    "ru": "Вес упаковки нетто"
  },
  "package_gross_weight": {
    "en": "Gross weight of a package",
    "ru": "Вес упаковки брутто"
  },
  "package_volume": {
    "en": "Volume of a package",
    "ru": "Объём упаковки"
  },
  "is_hazardous": {
    "en": "Dangerous goods",
    "ru": "Опасный груз"
  },
  "transport_temperature": {
    "en": "Temperature in transit",
    "ru": "Температура перевозки"
  }
};
