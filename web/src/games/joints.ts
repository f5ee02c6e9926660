// Where compounds are joined: the words that stand last in the long names of cards, German and Hungarian.
// A name is broken there rather than inside of a word; a name with none of them is broken between syllables.

const GERMAN = `
abkommen abwurf agentur akademie amt anlage ankömmlinge applaus architekt arena assistent auftrag aussaat ausstoß bahn bank bauten beete begehung
beleuchtung besuch biber biene biosphäre bohrung boni börse briefing buden bühne büro campus charta chefin chronik deck delegation dock ebene eid einsatz
elefant empfang erbe eule expansion export fabrik fahrten falter fans feier feld felder fertigung fest flecken flicker flotte flug fonds förderung früchte
fuchs garten gebühren geist gesandte gesellschaft gießerei glück grat groschen gründung guss gutachten hafen halle handel händler herz hirsch hörnchen
industrie ingenieure institut inventar kabinett kalmar kammer kampagne kanal karten kartell kern kerne kette kisten klinik kolonie komitee kommando
kontrolle kosten krähe kronen kuppel küste labor landung leiste leisten leiter leitung lieferung limit linie lizenzen lotse männchen markt mäzenin meer
meisterin messe ministerium mobilmachung monopol monteure moos nachweis netz notizen observatorium öfen oval paket park phase plan platz plättchen plätze
posten prämie preis professorin programm projekt propaganda provision pult punkt punkte quellen raffinerie rampe rat recycling regale register reihe reiher
rekord reserve resonanz ring rundfahrten schau schelf schicht schildkröte schlucht schluss schlüssel schmiede schnecke schub schwalbe siedlung speicher
spende spionage sprung stadt standard start station stätte steuer stiftung stipendium stolz straße strecke struktur studie studien sturm systeme tag tarif
tauchgang tausch team techniker technikum teile tisch trupp typen überschuss übertragung übung verhandlung verkauf vermesser vermittler vertrag verwertung
viertel vorräte vorsitz vorstellung waschbär wechsel werft werk werke werkstatt wettbewerb wiese wirtschaft wissenschaft wohnungen zählung zeile zentrum
ziege zufuhr zulage zuschuss zuweisung`;

const HUNGARIAN = `
adakozás adomány ágyások akadémia alap alkatrészek állás állomás angolna archívum asszisztens bagoly bejárás bölcső brigád csarnok csere dokk elefánt
elemek elnökség építész eskü export farm fedélzet felelős felesleg fesztivál finomító flotta fogadás foglalás források főnök fuvar fürdő gazdaság gerinc
gyakorlat gyár gyártás gyűrű hajó hallgatás hálózat hasznosítás haszon hely hivatal ipar iroda irányítás iskola kalauz kampány kampusz kamra kártya kártyák
kecske kemence keresők kerületek készletek kiállítás kikötő kitermelő kitöltés klinika kohó kolónia korona koronák könyv kötvények követség krónika kupola
kutatás ládák lakások lapkák leltár lepke megbízás megbízott merülés mesterek mező monopólium műhely negyed olvasztó osztó öntöde pálya pályázat park
párkány pótlás pótlék professzor rámpa repülés rezonancia robbanás síkság számlálás szállítmány szarvas szellem szerencse szerkezet szurdok szurkolók
tájékoztató tartalék tartályok tarifa táblázat technikus teknős termelés teszt torony tőzsde törzsek tudomány túrák ügynökség ünnep üzem vacsora varjú
vasút vásár város vezeték vezető világítás virágzás visszhang vonal útvonal`;

const LAST = new Set(`${GERMAN} ${HUNGARIAN}`.split(/\s+/));
const FIRST = 3; // letters at least before a joint

/** A word in the parts it is joined of, as far as they are known: "Handelsüberschuss" is "Handels" and "überschuss". */
export function joined(word: string): string[] {
  const sign = /[^\p{L}]*$/u.exec(word)?.[0] ?? ""; // a space or a hyphen after it
  const bare = word.slice(0, word.length - sign.length);
  for (let at = FIRST; at < bare.length; at++) {
    const last = bare.slice(at);
    if (LAST.has(last)) return [...joined(bare.slice(0, at)), last + sign];
  }
  return [word];
}
