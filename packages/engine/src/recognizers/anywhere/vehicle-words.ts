/**
 * English words and makes beside which registration plates stand.
 * Origin: makes with the most new registrations in Germany and the United Kingdom, written down in November 2026.
 * Makes that are ordinary words (Mini, Seat, Smart) are left out.
 */
export const vehicleWords: readonly string[] = [
  'vehicle', 'car', 'van', 'lorry', 'truck', 'pick-up', 'trailer', 'taxi', 'motorbike', 'motorcycle', 'scooter',
  'moped', 'audi', 'bmw', 'citroën', 'citroen', 'dacia', 'fiat', 'ford', 'honda', 'hyundai', 'jaguar', 'kia',
  'land rover', 'mazda', 'mercedes', 'nissan', 'opel', 'peugeot', 'porsche', 'renault', 'škoda', 'skoda', 'suzuki',
  'tesla', 'toyota', 'vauxhall', 'volkswagen', 'volvo', 'vw',
]; // prettier-ignore

/**
 * Models of cars and vans behind which people put the registration.
 * Origin: the most sold in the United Kingdom and Germany since 2005, written down in November 2026. Some are ordinary
 * words, so that they count beside one shape alone.
 */
export const vehicleModels: readonly string[] = [
  'golf', 'polo', 'passat', 'tiguan', 'touran', 'caddy', 'fiesta', 'focus', 'puma', 'kuga', 'mondeo', 'transit',
  'corsa', 'astra', 'insignia', 'mokka', 'vivaro', 'yaris', 'corolla', 'aygo', 'auris', 'hilux', 'prius', 'qashqai',
  'juke', 'micra', 'leaf', 'clio', 'megane', 'captur', 'twingo', 'civic', 'jazz', 'octavia', 'fabia', 'superb', 'ibiza',
  'leon', 'arona', 'sportage', 'picanto', 'ceed', 'tucson', 'i10', 'i20', 'i30', 'sprinter', 'vito', 'ranger',
  'defender', 'discovery', 'range rover', 'evoque', 'swift', 'panda', 'punto', 'berlingo', 'partner', 'mini',
]; // prettier-ignore
