import { stem } from '@/lib/util/spanish/words';

/** One group of synonyms per line; singular and plural are the same, and a word may be in several groups. */
const GROUPS = `
basura residuo desecho desperdicio
domiciliaria domicilio casa hogar vivienda
escombro cascajo obra remodelación demolición
chatarra metal fierro hierro acero aluminio
rpbi clínico hospital punzocortante infeccioso clínica consultorio laboratorio médico aguja jeringa
factura facturación cfdi comprobante fiscal recibo cobro
queja reclamación reclamo denuncia reporte reportar inconformidad
horario hora día pasa pasan pasar paso
camión unidad vehículo
contenedor bote tolva tambo
pipa cisterna
cotización cotizar presupuesto
precio costo cuesta cuestan tarifa cobro cobran
pago pagar pagan
comprar compra compran vender venta venden
subir subió aumento aumentó
contrato contratar contratación
recolección recolectar recogen recoger retiro
reciclaje reciclar reciclan valorización
empleo trabajo vacante chofer operador puesto
teléfono llamar número whatsapp correo email asesor contacto
dirección ubicación domicilio oficina sucursal
cobertura ciudad servicio
relleno tiradero basurero vertedero
sustentabilidad sostenibilidad sustentable sostenible
pepenador recuperador
mueble colchón sofá sillón voluminoso
electrónico celular computadora
pila batería
foco lámpara
plástico pet polietileno botella
composta orgánico compostaje
lluvia llueve huracán tormenta
festivo feriado asueto diciembre
escuela escolar plantel estudiante
visita visitar recorrido
documento archivo
renta rentar comodato
monterrey mty
guadalajara gdl
querétaro qro
`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' ').map(stem));

/** Returns the stems of a word's synonyms and its own; none where it has no synonyms. */
export function synonymsOf(word: string): string[] {
  const own = stem(word);
  return groups.filter((group) => group.includes(own)).flat();
}
