// Written by `npm run generate` from bff/contract/texts/*/cost-tables.json.
/** The labels of the columns and options of the cost tables, by language. */
export const costLabels = {
  "en": {
    "column": {
      "tariffs": {
        "tax": "Tax",
        "code": "HS code",
        "origin": "Origin",
        "kind": "Kind of rate",
        "percent": "Rate, %",
        "amount": "Amount per unit",
        "currency": "Currency",
        "unit": "Unit",
        "valid_from": "Valid from",
        "valid_to": "Valid until",
        "source": "Source",
        "source_url": "Link to the source",
        "is_example": "Example"
      },
      "fees": {
        "up_to": "Customs value up to, ₽",
        "fee": "Fee, ₽",
        "valid_from": "Valid from",
        "valid_to": "Valid until",
        "source": "Source",
        "source_url": "Link to the source",
        "is_example": "Example"
      },
      "lanes": {
        "from": "From",
        "to": "To",
        "mode": "Mode",
        "unit": "Unit",
        "price": "Price per unit",
        "currency": "Currency",
        "days_from": "Days, from",
        "days_to": "Days, to",
        "valid_from": "Valid from",
        "valid_to": "Valid until",
        "source": "Source",
        "source_url": "Link to the source",
        "is_example": "Example"
      },
      "legs": {
        "from": "From",
        "to": "To",
        "price_per_tonne": "Price per tonne",
        "currency": "Currency",
        "valid_from": "Valid from",
        "valid_to": "Valid until",
        "source": "Source",
        "source_url": "Link to the source",
        "is_example": "Example"
      },
      "places": {
        "code": "Code",
        "kind": "Kind",
        "country": "Country",
        "name_en": "English name",
        "name_ru": "Russian name",
        "aliases": "Other names"
      }
    },
    "option": {
      "tariffs": {
        "tax": {
          "duty": "Duty",
          "vat": "VAT",
          "excise": "Excise"
        },
        "kind": {
          "percent": "Percentage",
          "specific": "Per unit",
          "combined_max": "The larger of both",
          "combined_sum": "Both together"
        },
        "unit": {
          "kilogram": "Kilogram",
          "tonne": "Tonne",
          "piece": "Piece",
          "cubic_metre": "Cubic metre"
        }
      },
      "lanes": {
        "mode": {
          "sea": "Sea",
          "air": "Air",
          "rail": "Rail",
          "road": "Road"
        },
        "unit": {
          "container20": "20′ container",
          "container40": "40′ container",
          "tonne": "Tonne",
          "cubic_metre": "Cubic metre",
          "kilogram": "Kilogram"
        }
      },
      "places": {
        "kind": {
          "port": "Port",
          "airport": "Airport",
          "city": "City"
        }
      }
    },
    "flag": {
      "yes": "Yes",
      "no": "No"
    }
  },
  "ru": {
    "column": {
      "tariffs": {
        "tax": "Платёж",
        "code": "Код ТН ВЭД",
        "origin": "Страна происхождения",
        "kind": "Вид ставки",
        "percent": "Ставка, %",
        "amount": "Сумма за единицу",
        "currency": "Валюта",
        "unit": "Единица",
        "valid_from": "Действует с",
        "valid_to": "Действует по",
        "source": "Источник",
        "source_url": "Ссылка на источник",
        "is_example": "Пример"
      },
      "fees": {
        "up_to": "Таможенная стоимость до, ₽",
        "fee": "Сбор, ₽",
        "valid_from": "Действует с",
        "valid_to": "Действует по",
        "source": "Источник",
        "source_url": "Ссылка на источник",
        "is_example": "Пример"
      },
      "lanes": {
        "from": "Откуда",
        "to": "Куда",
        "mode": "Транспорт",
        "unit": "Единица",
        "price": "Цена за единицу",
        "currency": "Валюта",
        "days_from": "Дней, от",
        "days_to": "Дней, до",
        "valid_from": "Действует с",
        "valid_to": "Действует по",
        "source": "Источник",
        "source_url": "Ссылка на источник",
        "is_example": "Пример"
      },
      "legs": {
        "from": "Откуда",
        "to": "Куда",
        "price_per_tonne": "Цена за тонну",
        "currency": "Валюта",
        "valid_from": "Действует с",
        "valid_to": "Действует по",
        "source": "Источник",
        "source_url": "Ссылка на источник",
        "is_example": "Пример"
      },
      "places": {
        "code": "Код",
        "kind": "Вид",
        "country": "Страна",
        "name_en": "Название по-английски",
        "name_ru": "Название по-русски",
        "aliases": "Другие названия"
      }
    },
    "option": {
      "tariffs": {
        "tax": {
          "duty": "Пошлина",
          "vat": "НДС",
          "excise": "Акциз"
        },
        "kind": {
          "percent": "Процент",
          "specific": "За единицу",
          "combined_max": "Большее из двух",
          "combined_sum": "Оба вместе"
        },
        "unit": {
          "kilogram": "Килограмм",
          "tonne": "Тонна",
          "piece": "Штука",
          "cubic_metre": "Кубический метр"
        }
      },
      "lanes": {
        "mode": {
          "sea": "Море",
          "air": "Авиа",
          "rail": "Железная дорога",
          "road": "Автомобиль"
        },
        "unit": {
          "container20": "Контейнер 20 футов",
          "container40": "Контейнер 40 футов",
          "tonne": "Тонна",
          "cubic_metre": "Кубический метр",
          "kilogram": "Килограмм"
        }
      },
      "places": {
        "kind": {
          "port": "Порт",
          "airport": "Аэропорт",
          "city": "Город"
        }
      }
    },
    "flag": {
      "yes": "Да",
      "no": "Нет"
    }
  }
} as const;
