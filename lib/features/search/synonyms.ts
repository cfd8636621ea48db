import { fold } from '@/lib/util/spanish/words';
import { stem } from '@/lib/util/spanish/stem';

/** One group a line; singular and plural are the same, and a word may be in several groups. */
const GROUPS = `
basura residuo desecho desperdicio
domiciliaria domicilio casa hogar vivienda
escombro cascajo obra remodelación demolición
chatarra metal fierro hierro acero aluminio
rpbi clínico hospital hospitalario punzocortante infeccioso clínica consultorio laboratorio médico
jeringa aguja punzocortante
factura facturación cfdi comprobante fiscal
queja reclamación reclamo denuncia reporte reportar reporto inconformidad
horario hora día pasa pasan pasar paso
camión unidad vehículo
contenedor bote tolva tambo
pipa cisterna
cotización cotizar cotizo presupuesto
precio costo cuesta cuestan tarifa cobro cobran cobrar cobraron
pago pagar pagan paga
recibo cobro factura
comprar compra compran compro vender venta venden vendo
subir subió aumento aumentó cambió
contrato contratar contratación
recolección recolectar recogen recoger recolecta retiro
reciclaje reciclar reciclan valorización
empleo trabajo vacante chofer operador puesto
teléfono llamar número whatsapp contacto
correo email mail contacto
asesor ejecutivo contacto
dirección ubicación ubicado ubicados domicilio oficina sucursal
sucursal oficina
cobertura ciudad servicio
relleno tiradero basurero vertedero
sustentabilidad sostenibilidad sustentable sostenible
pepenador recuperador
mueble colchón sofá sillón voluminoso
electrónico celular computadora
pila batería
foco lámpara
cartón papel
plástico pet polietileno botella
composta orgánico compostaje
lluvia llueve huracán tormenta
festivo feriado asueto diciembre
escuela escolar plantel estudiante
visita visitar recorrido
documento archivo
destrucción destruir confidencial
compactadora compactador
fraccionamiento condominio colonia
negocio comercio comercial restaurante tienda
industria industrial fábrica empresa
árbol reforestación
renta rentar comodato
tirar desechar deshacerse
monterrey mty
guadalajara gdl
querétaro qro
`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => stem(fold(word))));

/** The stems of a word's synonyms; `folded` is its stem without accents. */
export function synonymsOf(folded: string): string[] {
  const others = new Set(groups.filter((group) => group.includes(folded)).flat());
  others.delete(folded);
  return [...others];
}
