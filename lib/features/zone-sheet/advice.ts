// General for household collection in Mexico; in the words of the frequent questions where they have
// them.

/** What to put out, and how. */
export const puttingOut: readonly string[] = [
  'Use bolsas resistentes y cerradas, de no más de 15\u00a0kilogramos.',
  'Separe los residuos orgánicos de los inorgánicos.',
  'Sáquelas a la orilla de la banqueta poco antes del horario, no más de dos horas antes.',
  'Envuelva el vidrio roto en periódico y escriba “vidrio”.',
];

/** What stays at home. */
export const keepingIn: readonly string[] = [
  'No saque líquidos: escurra los restos de comida.',
  'No saque escombro, pintura, llantas ni muebles: pida una cita por teléfono.',
  'No mezcle pilas, focos ni aparatos electrónicos con su basura.',
];

/** Under days that a sheet on a wall cannot keep true. */
export const DAYS_MAY_CHANGE =
  'Los días pueden cambiar. Verifique los días vigentes en\u00a0el\u00a0QR.';
