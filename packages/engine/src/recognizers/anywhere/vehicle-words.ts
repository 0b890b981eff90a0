/**
 * English words and makes beside which registration plates stand.
 * Origin: makes with the most new registrations in Germany and the United Kingdom, written down in November 2025.
 * Makes that are ordinary words (Mini, Seat, Smart) are left out.
 */
export const vehicleWords: readonly string[] = [
  'vehicle', 'car', 'van', 'lorry', 'truck', 'pick-up', 'trailer', 'taxi', 'motorbike', 'motorcycle', 'scooter', 'moped',
  'audi', 'bmw', 'citroën', 'citroen', 'dacia', 'fiat', 'ford', 'honda', 'hyundai', 'jaguar', 'kia', 'land rover', 'mazda',
  'mercedes', 'nissan', 'opel', 'peugeot', 'porsche', 'renault', 'škoda', 'skoda', 'suzuki', 'tesla', 'toyota', 'vauxhall',
  'volkswagen', 'volvo', 'vw',
]; // prettier-ignore
